import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { notKept } = await import('#pages/tournament/reportfile.js');

test('what a file has no place for is read from its header', () => {
  assert.deepEqual(notKept('"001: that player 4 withdrew", "001: the end of \\"A, B\\" of player 1"'), [
    '001: that player 4 withdrew',
    '001: the end of "A, B" of player 1',
  ]);
  assert.deepEqual(notKept(null), []);
});
