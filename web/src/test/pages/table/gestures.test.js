import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropped, grasped, handAt, takenOff, tapped, wantsNewPiece } from '#pages/table/gestures.js';
import { placement } from '#pages/board/pieces.js';

/** @typedef {import('#pages/table/gestures.js').Scene} Scene */

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** @param {Partial<Scene>} [what] @param {string} [board] @returns {Scene} */
const scene = (what, board = START) => ({
  standing: { pieces: placement(board), inHand: [] },
  seats: ['white', 'black'],
  turn: 'white',
  toPress: [],
  chosen: null,
  mode: null,
  ...what,
});

test('a tap touches the piece, which is then chosen', () => {
  const meaning = tapped(scene(), 'g1');
  assert.deepEqual(meaning.act?.hands, ['touch g1', 'release g1']);
  assert.equal(meaning.by, 'white');
  assert.deepEqual(meaning.chosen, { by: 'white', square: 'g1', letter: 'N' });
});

test('a tap on another square carries the chosen piece there, legal or not', () => {
  const meaning = tapped(scene({ chosen: { by: 'white', square: 'g1', letter: 'N' } }), 'g3');
  assert.deepEqual(meaning.act?.hands, ['lift g1', 'put white-knight g3']);
  assert.equal(meaning.chosen, null);
});

test('a tap on the chosen piece lets it be, and on an empty square does nothing', () => {
  assert.deepEqual(tapped(scene({ chosen: { by: 'white', square: 'g1', letter: 'N' } }), 'g1'), { chosen: null });
  assert.deepEqual(tapped(scene(), 'e4'), { chosen: null });
});

test('a tap on another of the own pieces touches that one as well', () => {
  const meaning = tapped(scene({ chosen: { by: 'white', square: 'e1', letter: 'K' } }), 'h1');
  assert.deepEqual(meaning.act?.hands, ['touch h1', 'release h1']);
});

const CAPTURE = '8/8/8/3p4/4P3/8/8/8';

test("a tap on the opponent's piece with one's own chosen captures it", () => {
  const meaning = tapped(scene({ chosen: { by: 'white', square: 'e4', letter: 'P' } }, CAPTURE), 'd5');
  assert.deepEqual(meaning.act?.hands, ['lift e4', 'put white-pawn d5']);
});

test("an opponent's piece can be touched first, and taken off", () => {
  const { chosen } = tapped(scene({}, CAPTURE), 'd5');
  assert.deepEqual(chosen, { by: 'white', square: 'd5', letter: 'p' });
  assert.deepEqual(tapped(scene({ chosen }, CAPTURE), 'd4'), { chosen: null });
  if (!chosen) return;
  const off = takenOff(chosen);
  assert.deepEqual(off.act?.hands, ['lift d5']);
  assert.equal(off.chosen, null);
});

test('a piece that is dragged is lifted at once and put where it is let go of', () => {
  const meaning = grasped(scene(), 'e2');
  assert.deepEqual(meaning.act?.hands, ['lift e2']);
  assert.ok(meaning.chosen);
  assert.deepEqual(dropped(scene(), meaning.chosen, 'e4').act?.hands, ['put white-pawn e4']);
});

test('beside the board, one’s own piece stays in the hand and a captured one does not', () => {
  const own = /** @type {const} */ ({ by: 'white', letter: 'Q' });
  assert.deepEqual(dropped(scene(), own, undefined), { chosen: own });
  assert.deepEqual(dropped(scene(), { by: 'white', letter: 'q' }, undefined), { chosen: null });
});

test('a new piece is put on a square from beside the board', () => {
  const meaning = tapped(scene({ chosen: { by: 'white', letter: 'Q', fresh: true } }), 'e8');
  assert.deepEqual(meaning.act?.hands, ['promote queen e8', 'release e8']);
});

test('after “j’adoube” touches bind nobody, one piece after the other', () => {
  const mode = /** @type {const} */ ({ by: 'white', how: 'adjust' });
  assert.deepEqual(tapped(scene({ mode }), 'e7').act, { type: 'adjust', squares: ['e7'] });
  assert.deepEqual(tapped(scene({ mode }), 'e5'), { chosen: null });
  assert.deepEqual(grasped(scene({ mode }), 'e2'), { chosen: null });
});

test('two taps say what was knocked over and where it lies', () => {
  const mode = /** @type {const} */ ({ by: 'black', how: 'displace' });
  const first = tapped(scene({ mode }), 'd1');
  assert.equal(first.act, undefined);
  assert.deepEqual(tapped(scene({ mode, chosen: first.chosen }), 'd4'), {
    by: 'black', act: { type: 'displace', square: 'd1', to: 'd4' }, chosen: null,
  });
});

test('a piece that was knocked over can be dragged to where it lies, also off the board', () => {
  const mode = /** @type {const} */ ({ by: 'white', how: 'displace' });
  const { act, chosen } = grasped(scene({ mode }), 'd1');
  assert.equal(act, undefined);
  assert.ok(chosen);
  assert.deepEqual(dropped(scene({ mode }), chosen, 'd4').act, { type: 'displace', square: 'd1', to: 'd4' });
  assert.deepEqual(dropped(scene({ mode }), chosen, undefined).act, { type: 'displace', square: 'd1', to: undefined });
  assert.deepEqual(dropped(scene({ mode }), chosen, 'd1'), { chosen: null });
});

test('on a screen of one’s own every hand is one’s own, also at the wrong time', () => {
  assert.equal(handAt(scene({ seats: ['black'] }), 'P'), 'black');
  assert.equal(handAt(scene({ seats: [] }), 'P'), undefined);
});

test('on a shared screen the hand is that of the player having the move', () => {
  assert.equal(handAt(scene(), 'P'), 'white');
  assert.equal(handAt(scene(), 'p'), 'white');
});

test('but whoever has not pressed yet goes back to their own pieces', () => {
  const moved = scene({ turn: 'black', toPress: ['white'] });
  assert.equal(handAt(moved, 'P'), 'white');
  assert.equal(handAt(moved, 'p'), 'black');
  const replying = { ...moved, chosen: /** @type {const} */ ({ by: 'black', square: 'd7', letter: 'p' }) };
  assert.equal(handAt(replying, 'P'), 'black');
});

test('new pieces are at hand when a pawn can be promoted', () => {
  assert.equal(wantsNewPiece(scene(), 'white', []), false);
  assert.equal(wantsNewPiece(scene({}, '8/P7/8/8/8/8/8/8'), 'white', []), true);
  assert.equal(wantsNewPiece(scene({}, 'P7/8/8/8/8/8/8/8'), 'white', []), true);
  assert.equal(wantsNewPiece(scene({ turn: 'black' }, '8/8/8/8/8/8/p7/8'), 'black', []), true);
  const carrying = scene({ standing: { pieces: new Map(), inHand: [{ by: 'white', letter: 'P' }] } });
  assert.equal(wantsNewPiece(carrying, 'white', ['e2']), false);
  assert.equal(wantsNewPiece(carrying, 'white', ['e7']), true);
});
