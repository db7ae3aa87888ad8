import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../page.js';

page('en');
const { fenAfter } = await import('#pages/board/fen.js');

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Each as SAN, UCI and the placement after it. @param {[string, string, string][]} moves */
const made = (...moves) =>
  moves.map(([san, uci, fen], i) => ({ san, uci, fen, colour: /** @type {Colour} */ (i % 2 === 0 ? 'white' : 'black'), number: Math.floor(i / 2) + 1 }));

test('without a move it is that of the start', () => assert.equal(fenAfter(START, []), START));

test('a pawn that can be captured in passing leaves its square, and no other does', () => {
  const moves = made(
    ['e4', 'e2e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'],
    ['a6', 'a7a6', 'rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR'],
    ['e5', 'e4e5', 'rnbqkbnr/1ppppppp/p7/4P3/8/8/PPPP1PPP/RNBQKBNR'],
    ['d5', 'd7d5', 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR'],
  );
  assert.equal(fenAfter(START, moves.slice(0, 1)), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  assert.equal(fenAfter(START, moves), 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3');
});

test('moves without pawns and captures are counted, and a rook that has moved castles no more', () => {
  const moves = made(
    ['Nf3', 'g1f3', 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R'],
    ['Nf6', 'g8f6', 'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R'],
    ['Rg1', 'h1g1', 'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKBR1'],
  );
  assert.equal(fenAfter(START, moves), 'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKBR1 b Qkq - 3 2');
});

test('who has castled, or lost the rook, castles no more, in Chess960 either', () => {
  const start = 'bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RKR w KQkq - 4 9';
  const castled = made(['O-O', 'g1h1', 'bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RK1']);
  assert.equal(fenAfter(start, castled), 'bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RK1 b kq - 5 1');
  const captured = made(['Bxh8', 'a1h8', 'bqnb1rkB/pppppppp/8/8/8/8/PPPPPPPP/1QNB1RKR']);
  assert.equal(fenAfter(start, captured), 'bqnb1rkB/pppppppp/8/8/8/8/PPPPPPPP/1QNB1RKR b KQq - 0 1');
});
