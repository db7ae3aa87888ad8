import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { leads } = await import('#pages/board/material.js');
const { placement } = await import('#pages/board/pieces.js');

test('equal forces lead nobody', () => {
  const { white, black } = leads(placement('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'));
  assert.deepEqual([white, black], [{ letters: [], points: 0 }, { letters: [], points: 0 }]);
});

test('each side has what it has more, and one of them the points', () => {
  const { white, black } = leads(placement('4k3/pp6/8/8/8/8/8/3RK3 w'));
  assert.deepEqual(white, { letters: ['r'], points: 3 });
  assert.deepEqual(black, { letters: ['p', 'p'], points: 0 });
});
