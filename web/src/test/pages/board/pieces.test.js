import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, castlingRook, colourOf, placement, roleOf } from '#pages/board/pieces.js';

test('a letter tells colour and role', () => {
  assert.equal(colourOf('N'), 'white');
  assert.equal(colourOf('p'), 'black');
  assert.equal(roleOf('N'), 'knight');
  assert.equal(roleOf('3'), undefined);
});

test('pieces stand where FEN has them', () => {
  const pieces = placement('r3k2r/8/8/3pP3/8/8/8/4K2B w kq d6 0 1');
  assert.deepEqual(Object.fromEntries(pieces), { a8: 'r', e8: 'k', h8: 'r', d5: 'p', e5: 'P', e1: 'K', h1: 'B' });
});

const MOVES = [
  ['a move', '8/8/8/8/8/8/4P3/8', 'e2e4', { e4: 'P' }],
  ['a capture', '8/8/8/8/8/8/4p3/3N4', 'd1e2', { e2: 'N' }],
  ['a capture en passant', '8/8/8/3pP3/8/8/8/8', 'e5d6', { d6: 'P' }],
  ['a promotion of White', '8/P7/8/8/8/8/8/8', 'a7a8n', { a8: 'N' }],
  ['a promotion of Black', '8/8/8/8/8/8/p7/8', 'a2a1q', { a1: 'q' }],
  ['castling short', '8/8/8/8/8/8/8/4K2R', 'e1g1', { g1: 'K', f1: 'R' }],
  ['castling long', 'r3k3/8/8/8/8/8/8/8', 'e8c8', { c8: 'k', d8: 'r' }],
  ['castling in Chess960, the king onto its rook', '8/8/8/8/8/8/8/1RK5', 'c1b1', { c1: 'K', d1: 'R' }],
  ['castling in Chess960 where the king stays', '8/8/8/8/8/8/8/6KR', 'g1h1', { g1: 'K', f1: 'R' }],
];

for (const [name, before, move, expected] of /** @type {[string, string, string, Record<string, string>][]} */ (MOVES)) {
  test(`the board after ${name}`, () => assert.deepEqual(Object.fromEntries(after(placement(before), move)), expected));
}

test('a move leaves the board before it as it was', () => {
  const before = placement('8/8/8/8/8/8/4P3/8');
  after(before, 'e2e4');
  assert.deepEqual([...before], [['e2', 'P']]);
});

test('castling has a rook, however it is written', () => {
  const standard = placement('8/8/8/8/8/8/8/R3K2R');
  assert.equal(castlingRook(standard, 'e1', 'g1'), 'h1');
  assert.equal(castlingRook(standard, 'e1', 'c1'), 'a1');
  assert.equal(castlingRook(standard, 'e1', 'f1'), undefined);
  assert.equal(castlingRook(standard, 'a1', 'c1'), undefined);
  assert.equal(castlingRook(placement('8/8/8/8/8/8/8/5KR1'), 'f1', 'g1'), 'g1');
});
