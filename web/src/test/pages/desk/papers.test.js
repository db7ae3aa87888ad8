import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { pageStarts } = await import('#pages/desk/papers.js');

test('a page has sixty moves, an empty one as well', () => {
  assert.deepEqual(pageStarts(1, 0), [1]);
  assert.deepEqual(pageStarts(1, 60), [1]);
  assert.deepEqual(pageStarts(1, 61), [1, 61]);
  assert.deepEqual(pageStarts(31, 95), [31, 91]);
});
