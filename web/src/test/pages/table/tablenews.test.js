import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { awaited, heard, isSealed, mayCome, notices, offerToMark, told } = await import('#pages/table/tablenews.js');

/** @param {...string} types @returns {Note[]} */
const notes = (...types) =>
  types.map((type, at) => ({
    sequence: at + 1,
    ply: 0,
    event: { type, at: '2026-11-23T12:00:00Z' },
    statement: { headline: `${type}!`, citation: 'Article 1', details: [] },
  }));

test('nobody is told of an illegal move that nobody has noticed', () => {
  const log = notes('illegal-move-completed', 'touch-move-broken', 'draw-offered');
  assert.deepEqual(heard(log), ['draw-offered!']);
  assert.deepEqual(notices(log), ['draw-offered! Article 1.']);
  assert.deepEqual(told(log, false).map(({ event }) => event.type), ['draw-offered']);
});

test('after the game, the record has it all, but for what hands did', () => {
  const log = notes('piece-lifted', 'illegal-move-completed', 'ruling');
  assert.deepEqual(told(log, true).map(({ event }) => event.type), ['illegal-move-completed', 'ruling']);
});

test('what the other hand does is heard', () => {
  assert.deepEqual(heard(notes('piece-lifted', 'piece-placed', 'piece-released')), ['piece-lifted!', 'piece-placed!']);
});

test('a decision is to be read until a piece is touched again', () => {
  assert.deepEqual(notices(notes('piece-lifted', 'ruling')), ['ruling! Article 1.']);
  assert.deepEqual(notices(notes('ruling', 'piece-touched')), []);
  assert.deepEqual(notices(notes('draw-claimed', 'ruling')), ['ruling! Article 1.', 'draw-claimed! Article 1.']);
});

test('what is over is not told any more', () => {
  const log = notes('piece-displaced', 'clocks-paused', 'ruling');
  assert.equal(notices(log).length, 3);
  Object.assign(log[2].event, { consequences: [{ type: 'position-restored' }] });
  assert.deepEqual(notices(log), ['ruling! Article 1.', 'clocks-paused! Article 1.']);
  assert.deepEqual(notices([...log, ...notes('clocks-resumed')]), ['clocks-resumed! Article 1.', 'ruling! Article 1.']);
  assert.deepEqual(notices(notes('piece-displaced', 'pieces-put-back')), ['pieces-put-back! Article 1.']);
});

test('a draw offer is to be written down once by each player', () => {
  const log = notes('draw-offered', 'offer-marked');
  Object.assign(log[1].event, { player: 'white', ply: 0 });
  assert.equal(offerToMark(log, 'white'), null);
  assert.equal(offerToMark(log, 'black'), 0);
  assert.equal(offerToMark(notes('ruling'), 'black'), null);
});

test('what is sealed is known to who seals, and nobody else is told which move it is', () => {
  const [note] = notes('move-sealed');
  assert.ok(isSealed({ ...note, event: { ...note.event, written: { significance: 'clear' } } }));
  assert.ok(!isSealed({ ...note, event: { ...note.event, written: { significance: 'concealed' } } }));
  assert.ok(!isSealed(notes('envelope-opened')[0]));
});

test('a player is awaited until an arrival or a move is on record', () => {
  const log = notes('player-arrived').map((note) => ({ ...note, event: { ...note.event, by: 'white' } }));
  const moves = /** @type {Move[]} */ ([{ colour: 'black' }]);
  assert.ok(awaited([], [], 'white'));
  assert.ok(!awaited([], log, 'white'));
  assert.ok(awaited([], log, 'black'));
  assert.ok(!awaited(moves, log, 'black'));
});

test('nobody says to have come once that would lose the game', () => {
  const begun = notes('game-begun').map((note) => ({ ...note, event: { ...note.event, at: '2026-01-10T15:00:00Z' } }));
  const soon = Date.parse('2026-01-10T15:00:30Z');
  assert.ok(mayCome([], undefined, soon));
  assert.ok(!mayCome(begun, undefined, soon));
  assert.ok(mayCome(begun, 60_000, soon));
  assert.ok(!mayCome(begun, 60_000, soon + 30_000));
});
