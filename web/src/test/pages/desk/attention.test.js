import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flags, isAlarm, ordered, tally } from '#pages/desk/attention.js';

const NOW = 1_000_000;
const TERMS = { scarceMillis: 300_000, drawClaims: { occurrences: 3, moves: 50 } };

/** @type {HallGame} */
const QUIET = {
  sequence: 9,
  phase: 'running',
  turn: 'white',
  ply: 20,
  fen: '8/8/8/8/8/8/8/8',
  clock: { whiteMillis: 3_600_000, blackMillis: 3_600_000, running: 'white', flagFallsAt: NOW + 3_600_000 },
  occurrences: 1,
  reversiblePlies: 0,
  connected: { white: true, black: true },
  calls: [],
};

/** @param {number} board @param {Partial<HallGame>} [play] @param {string} [result] */
const at = (board, play = {}, result = undefined) => ({ round: 1, board, white: 'Ana', black: 'Boris', result, play: { ...QUIET, ...play } });

/** @param {Partial<HallGame>} play */
const kinds = (play) => flags(at(1, play), TERMS, NOW).map(({ kind }) => kind);

test('a quiet board raises no flag', () => {
  assert.deepEqual(kinds({}), []);
});

test('time that runs down is trouble, also that of a clock which stands', () => {
  const clock = { whiteMillis: 400_000, blackMillis: 299_000, running: /** @type {const} */ ('white'), flagFallsAt: NOW + 299_999 };
  assert.deepEqual(flags(at(1, { clock }), TERMS, NOW), [{ kind: 'time', colour: 'white' }, { kind: 'time', colour: 'black' }]);
  assert.deepEqual(flags(at(1, { clock }), { drawClaims: TERMS.drawClaims }, NOW), []);
});

test('a game that is over is in no trouble', () => {
  const clock = { whiteMillis: 0, blackMillis: 3_000 };
  assert.deepEqual(kinds({ phase: 'finished', clock, occurrences: 3, connected: { white: false, black: false } }), []);
});

test('a board whose result has been decided needs nobody', () => {
  const connected = { white: false, black: false };
  assert.deepEqual(flags(at(1, { connected, phase: 'not-begun' }, '+/-'), TERMS, NOW), []);
  assert.deepEqual(flags(at(1, { connected }, '1-0'), TERMS, NOW), []);
  assert.deepEqual(flags(at(1, { phase: 'finished', unsigned: ['black'] }, '1-0'), TERMS, NOW), [{ kind: 'unsigned', colour: 'black' }]);
});

test('over the board whoever has neither come nor moved is late', () => {
  assert.deepEqual(flags(at(1, { connected: undefined, awaited: ['black'] }), TERMS, NOW), [{ kind: 'late', colour: 'black' }]);
});

test('who has gone is away, and who has not come is late', () => {
  const connected = { white: true, black: false };
  assert.deepEqual(flags(at(1, { connected }), TERMS, NOW), [{ kind: 'away', colour: 'black' }]);
  assert.deepEqual(flags(at(1, { connected, phase: 'not-begun' }), TERMS, NOW), [{ kind: 'late', colour: 'black' }]);
  assert.deepEqual(kinds({ connected: undefined }), []);
});

test('repetitions and moves without progress are hints until a claim would be right', () => {
  assert.deepEqual(flags(at(1, { occurrences: 2, reversiblePlies: 81 }), TERMS, NOW), [{ kind: 'repetition', count: 2, claimable: false }, { kind: 'moves', count: 40, claimable: false }]);
  const alarms = (/** @type {Partial<HallGame>} */ play, terms = TERMS) => flags(at(1, play), terms, NOW).map(isAlarm);
  assert.deepEqual(alarms({ occurrences: 3, reversiblePlies: 99 }), [true, false]);
  assert.deepEqual(alarms({ occurrences: 2, reversiblePlies: 100 }), [false, true]);
});

test('when a claim would be right comes from the Laws of the event', () => {
  const terms = { drawClaims: { occurrences: 5, moves: 75 } };
  assert.deepEqual(flags(at(1, { occurrences: 3, reversiblePlies: 100 }), terms, NOW), []);
  assert.deepEqual(flags(at(1, { occurrences: 5, reversiblePlies: 150 }), terms, NOW).map(isAlarm), [true, true]);
  assert.deepEqual(flags(at(1, { occurrences: 9, reversiblePlies: 200 }), { drawClaims: {} }, NOW), []);
});

test('clocks that stand are told only where nobody has called', () => {
  assert.deepEqual(kinds({ phase: 'paused' }), ['stopped']);
  assert.deepEqual(kinds({ phase: 'paused', calls: [{ sequence: 9, why: 'claim', by: 'white', at: NOW }] }), ['claim']);
});

test('calls come first, then trouble, and what is over last', () => {
  const boards = [
    at(1, { phase: 'finished' }, '1-0'),
    at(2),
    at(3, { clock: { whiteMillis: 60_000, blackMillis: 70_000 } }),
    at(4, { clock: { whiteMillis: 50_000, blackMillis: 70_000 } }),
    at(5, { calls: [{ sequence: 9, why: 'call', at: NOW }] }),
    at(6, { phase: 'finished', unsigned: ['white'] }, '1-0'),
  ];
  assert.deepEqual(ordered(boards, TERMS, NOW).map(({ board }) => board), [5, 4, 3, 6, 2, 1]);
});

test('boards are counted once for each kind of flag', () => {
  const boards = [at(1, { connected: { white: false, black: false } }), at(2, { connected: { white: false, black: true } }), at(3)];
  assert.deepEqual(tally(boards, TERMS, NOW), [{ kind: 'away', count: 2 }]);
});
