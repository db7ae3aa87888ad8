import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', { 'table-begin': 'Black starts the clock.', 'starts-at': 'At {time}.', 'table-signed.white': 'White has signed.', 'result-won': 'You won', 'result-drawn': 'You drew', 'result-lost': 'You lost' });
const { begins, ended, isTelling, nextToWrite, signatures } = await import('#pages/table/tablestanding.js');

test('what binds is not told once the board says that the move was illegal', () => {
  const fen = 'k7/8/8/8/8/8/8/K7 w - - 0 1';
  const table = /** @type {TableState} */ ({ board: 'k7/8/8/8/8/8/8/K7', inHand: /** @type {TableState['inHand']} */ ([]) });
  assert.ok(isTelling({ fen, turn: 'white', table }));
  assert.ok(!isTelling({ fen, turn: 'white', table: { ...table, board: 'k7/8/8/8/8/K7/8/8' } }));
  assert.ok(isTelling({ fen, turn: 'white', table: { ...table, board: 'k7/8/8/8/8/8/8/8', inHand: [{ by: 'white', piece: 'white-king' }] } }));
});

test('the next move to be written has its number, and the dots of Black', () => {
  const moves = /** @type {Move[]} */ ([{ number: 1, colour: 'white' }, { number: 1, colour: 'black' }]);
  assert.deepEqual([[], ['e4'], ['e4', 'e5']].map((written) => nextToWrite({ moves: written }, moves)), ['1.', '1…', null]);
});

test('a tablet says how the game begins, and who has signed', () => {
  assert.equal(begins(), 'Black starts the clock.');
  assert.match(begins('2026-01-10T15:00:00Z'), /^At .*2026/);
  const scoresheets = { white: { moves: [], signed: '1-0' }, black: { moves: [] } };
  assert.deepEqual(signatures({ scoresheets }), ['White has signed.']);
});

test('each edge says what the result means for who sits there', () => {
  const ending = /** @type {NonNullable<GameState['ending']>} */ ({ result: '0-1', text: '0-1', how: { reason: 'checkmate', of: 'white' }, statement: { headline: 'Checkmate. Black wins.', citation: 'FIDE 2023, Article 5.1.1', details: [] } });
  const table = { scoresheets: { white: { moves: [] }, black: { moves: [] } } };
  const said = '0-1 Checkmate. Black wins. FIDE 2023, Article 5.1.1.';
  assert.deepEqual(ended(ending, table, 'white'), ['You lost', said]);
  assert.deepEqual(ended(ending, table, 'black'), ['You won', said]);
  assert.deepEqual(ended(ending, table, ''), [said]);
});
