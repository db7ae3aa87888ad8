import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../page.js';

page('en', { 'colour.white': 'White', 'colour.black': 'Black', 'desk.start-position': 'Start', 'desk.after-move': 'After {move}' });
const { setting } = await import('#pages/desk/actsetting.js');
const { Permissions } = await import('#pages/game/permissions.js');

const MAY = new Permissions();
const MOVES = /** @type {Move[]} */ ([
  { ply: 1, number: 1, colour: 'white', text: 'e4' },
  { ply: 2, number: 1, colour: 'black', text: 'e5' },
]);
const STATE = /** @type {GameState} */ (/** @type {unknown} */ ({ fen: 'board b - - 0 1', turn: 'black', clock: {} }));

test('a game goes back to the move that is looked at, and otherwise to none that nobody has chosen', () => {
  const shown = { state: STATE, players: {}, moves: MOVES };
  assert.equal(setting(MAY, shown, 0).given.ply, undefined);
  assert.equal(setting(MAY, { ...shown, past: 0 }, 0).given.ply, '0');
  assert.deepEqual(setting(MAY, shown, 0).positions.map(({ words }) => words), ['After 1… e5', 'After 1. e4', 'Start']);
});

test('at a table the pieces that were touched can be chosen, and the board is set up from what stands there', () => {
  const table = /** @type {TableState} */ (/** @type {unknown} */ ({ board: '8/8', touched: ['e2', 'd2'] }));
  const { squares, given } = setting(MAY, { state: { ...STATE, table }, players: { white: 'Ana' }, moves: [] }, 0);
  assert.deepEqual(squares, ['e2', 'd2']);
  assert.deepEqual([given.board, given['label.white'], given['label.black']], ['8/8', 'Ana', 'Black']);
});
