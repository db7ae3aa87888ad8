import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, placement } from '#pages/board/pieces.js';

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { journeys } = await import('#pages/board/animation.js');

/** @param {string} fen @param {string} move */
function moved(fen, move) {
  const before = placement(fen);
  return journeys(before, after(before, move)).sort();
}

test('a piece that moves makes one journey', () => {
  assert.deepEqual(moved('8/8/8/8/8/8/8/RNBQKBNR', 'g1f3'), [['g1', 'f3']]);
});

test('castling makes two', () => {
  assert.deepEqual(moved('8/8/8/8/8/8/8/R3K2R', 'e1g1'), [['e1', 'g1'], ['h1', 'f1']]);
});

test('a pawn that promotes makes the journey of what it becomes', () => {
  assert.deepEqual(moved('8/P7/8/8/8/8/8/8', 'a7a8q'), [['a7', 'a8']]);
});

test('and so does a promotion that is taken back', () => {
  const before = placement('8/P7/8/8/8/8/8/8');
  assert.deepEqual(journeys(after(before, 'a7a8q'), before), [['a8', 'a7']]);
});

test('of two equal pieces, the nearer one makes the journey', () => {
  const before = placement('8/8/8/8/8/8/8/R6R');
  assert.deepEqual(journeys(before, placement('8/8/8/8/8/8/8/R5R1')), [['h1', 'g1']]);
});
