import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { patched } from '#pages/common/patch.js';

// Of the cases in RFC 7396, Appendix A.
const CASES = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: 'foo' }, null, null],
  [['a', 'b'], ['c'], ['c']],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test('a merge patch is applied as RFC 7396 has it', () => {
  for (const [document, patch, expected] of CASES) assert.deepEqual(patched(document, patch), expected);
});

test('the document stays as it was', () => {
  const document = { a: { b: 'c' } };
  patched(document, { a: { b: 'd' } });
  assert.deepEqual(document, { a: { b: 'c' } });
});

test('the function that docs/following.md shows does the same', () => {
  const page = readFileSync(new URL('../../../../../docs/following.md', import.meta.url), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1];
  const shown = new Function(`${code}; return patched;`)();
  for (const [document, patch, expected] of CASES) assert.deepEqual(shown(document, patch), expected);
});
