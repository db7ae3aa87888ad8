import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
globalThis.document.createElementNS = /** @type {any} */ (() => ({ setAttribute: () => {} }));
const { middle, toggled } = await import('#pages/board/marks.js');

const ARROW = { from: 'e2', to: 'e4', colour: 'a' };

test('the same mark again removes it, in another colour replaces it', () => {
  const once = toggled([], ARROW);
  assert.deepEqual(once, [ARROW]);
  assert.deepEqual(toggled(once, ARROW), []);
  assert.deepEqual(toggled(once, { ...ARROW, colour: 'b' }), [{ ...ARROW, colour: 'b' }]);
});

test('marks turn with the board', () => {
  assert.deepEqual(middle('a1', false), [0.5, 7.5]);
  assert.deepEqual(middle('a1', true), [7.5, 0.5]);
});
