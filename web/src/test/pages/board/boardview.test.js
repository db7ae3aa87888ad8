import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { view } = await import('#pages/board/boardview.js');
const { Situation } = await import('#pages/game/situation.js');

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const E4 = /** @type {any} */ ({ ply: 1, uci: 'e2e4', fen: AFTER, colour: 'white' });

/** A game after 1. e4, as Black or White sees it. @param {Colour} you @param {boolean} over */
function situation(you, over = false) {
  const found = new Situation();
  found.you = you;
  found.whole(/** @type {any} */ ({
    start: START,
    regulations: {},
    casual: {},
    presence: {},
    state: {
      fen: `${AFTER} b KQkq - 0 1`,
      turn: 'black',
      phase: over ? 'finished' : 'running',
      legalMoves: ['e7e5'],
      permissions: { acts: { move: you === 'black' ? 'granted' : 'r1' }, reasons: { r1: { refusal: { objection: { type: 'not-having-the-move' } } } } },
    },
  }));
  return found;
}

/** @param {object} [more] */
const shown = (more) => ({
  situation: situation('black'),
  moves: [E4],
  past: null,
  waiting: null,
  premove: null,
  sending: false,
  declaring: null,
  aids: new Set(),
  ...more,
});

test('whoever has the move can make the legal ones', () => {
  const now = view(shown());
  assert.deepEqual([now.active, now.moves, now.last, now.mine], [true, ['e7e5'], ['e2', 'e4'], 'black']);
});

test('an earlier position shows the move before it and lets nobody move', () => {
  const now = view(shown({ past: 0 }));
  assert.deepEqual([now.fen, now.active, now.last, now.mine], [START, false, [], null]);
});

test('out of turn, moves can be entered only with the aid for it', () => {
  const white = situation('white');
  assert.equal(view(shown({ situation: white })).active, false);
  const ahead = view(shown({ situation: white, aids: new Set(['premove']) }));
  assert.equal(ahead.premoving, true);
  assert.ok(ahead.moves.includes('d2d4'));
});

test('nothing can be entered once the game is over', () => {
  const now = view(shown({ situation: situation('white', true), aids: new Set(['premove']) }));
  assert.deepEqual([now.active, now.moves], [false, []]);
});

test('a move that waits for its confirmation stands on the board, and no other can be made', () => {
  const now = view(shown({ waiting: 'e7e5' }));
  assert.deepEqual([now.pending, now.active, now.last], ['e7e5', false, ['e7', 'e5']]);
});
