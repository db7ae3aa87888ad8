import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, letterOf, nameOf, newPiece, standing, turnAfter } from '#pages/table/handacts.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** @param {string} board @param {TableState['inHand']} [inHand] */
const table = (board, inHand = []) => standing(/** @type {TableState} */ ({ board, inHand }));

/** @param {...string} hands */
const act = (...hands) => ({ type: 'hands', hands });

test('a letter and the name that is sent are the same piece', () => {
  assert.equal(nameOf('N'), 'white-knight');
  assert.equal(letterOf('black-queen'), 'q');
  assert.equal(newPiece('black', 'rook'), 'r');
});

test('a lifted piece is in the hand, and no longer on the board', () => {
  const now = after(table(START), 'white', act('lift e2'));
  assert.equal(now.pieces.has('e2'), false);
  assert.deepEqual(now.inHand, [{ by: 'white', letter: 'P', from: 'e2' }]);
});

test('a piece that is put down leaves the hand, and what stood there is in it', () => {
  const now = after(table('8/8/8/3p4/4P3/8/8/8'), 'white', act('lift e4', 'put white-pawn d5'));
  assert.deepEqual([...now.pieces], [['d5', 'P']]);
  assert.deepEqual(now.inHand.map(({ letter }) => letter), ['p']);
});

test('a new piece comes from beside the board and takes the place of the pawn', () => {
  const now = after(table('4P3/8/8/8/8/8/8/8'), 'white', act('promote knight e8', 'release e8'));
  assert.deepEqual([...now.pieces], [['e8', 'N']]);
});

test('what the server knows already is not done twice', () => {
  const known = table('8/8/8/8/4P3/8/8/8');
  assert.deepEqual(after(known, 'white', act('lift e2', 'put white-pawn e4')), known);
});

test('a displaced piece lies where it fell, or beside the board', () => {
  const board = table('8/8/8/8/8/8/8/3Q4');
  assert.deepEqual([...after(board, 'white', { type: 'displace', square: 'd1', to: 'd4' }).pieces], [['d4', 'Q']]);
  assert.equal(after(board, 'white', { type: 'displace', square: 'd1' }).pieces.size, 0);
});

test('whoever has pressed has handed over, before the server has said so', () => {
  const now = { turn: /** @type {const} */ ('white'), toPress: [] };
  assert.equal(turnAfter(now, [{ by: 'white', act: act('lift e2') }]).turn, 'white');
  assert.equal(turnAfter(now, [{ by: 'white', act: act('press') }]).turn, 'black');
  const moved = { turn: /** @type {const} */ ('black'), toPress: [/** @type {const} */ ('white')] };
  assert.deepEqual(turnAfter(moved, [{ by: 'white', act: act('press') }]), { turn: 'black', toPress: [] });
});
