import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counting, current, pages, pairings } from '#pages/tournament/pairings.js';

/** @type {TournamentDocument} */
const TOURNAMENT = {
  id: 'e',
  revision: 1,
  stage: 'running',
  plannedRounds: 3,
  terms: { name: 'Bled', format: 'round-robin', regulations: { edition: 'FIDE 2023', timeControl: '300+3', arrangements: [] }, openEntry: false },
  entrants: [{ number: 1, name: 'Ana' }, { number: 2, name: 'Boris' }],
  byes: [],
  withdrawals: [],
  rounds: [{ published: true, boards: [{ white: 1, black: 2, game: 'g', result: { result: '1-0', basis: 'play' } }], byes: [] }],
};

/** @param {Partial<HallBoard>} board @returns {HallState} */
const hall = (board) => ({
  name: 'Bled',
  revision: 1,
  standings: '1.0',
  stage: 'running',
  plannedRounds: 3,
  drawClaims: {},
  stopped: false,
  players: {},
  rounds: { 1: { published: true, over: false, boards: { 1: { white: 1, black: 2, game: 'g', ...board } } } },
});

test('what the stream says about a board is newer than the document', () => {
  assert.equal(pairings(TOURNAMENT, 1, null)[0].result, '1-0');
  assert.equal(pairings(TOURNAMENT, 1, hall({ result: '0-1' }))[0].result, '0-1');
  assert.equal(pairings(TOURNAMENT, 1, hall({}))[0].result, undefined);
  assert.equal(pairings(TOURNAMENT, 1, null)[0].white.name, 'Ana');
});

test('before a game over the board has begun there is nothing to see of it', () => {
  const { terms } = TOURNAMENT;
  const atTables = { ...TOURNAMENT, terms: { ...terms, regulations: { ...terms.regulations, arrangements: ['over-the-board'] } } };
  const play = (/** @type {GameState['phase']} */ phase) => hall({ play: /** @type {HallGame} */ ({ phase }) });
  assert.equal(pairings(atTables, 1, play('not-begun'))[0].play, undefined);
  assert.equal(pairings(atTables, 1, play('running'))[0].play?.phase, 'running');
  assert.equal(pairings(TOURNAMENT, 1, play('not-begun'))[0].play?.phase, 'not-begun');
});

test('the round to look at is the latest that everybody may see', () => {
  const unpublished = { published: false, boards: [], byes: [] };
  assert.equal(current({ ...TOURNAMENT, rounds: [...TOURNAMENT.rounds, unpublished] }), 1);
  assert.equal(current({ ...TOURNAMENT, rounds: [unpublished] }), 1);
  assert.equal(current({ ...TOURNAMENT, rounds: [] }), 0);
});

test('pages are equally full', () => {
  assert.deepEqual(pages([1, 2, 3, 4, 5], 4), [[1, 2, 3], [4, 5]]);
  assert.deepEqual(pages([1, 2], 4), [[1, 2]]);
  assert.deepEqual(pages([], 4), []);
});

test('standings say how far the round is that they count last', () => {
  const open = { ...TOURNAMENT, rounds: [...TOURNAMENT.rounds, { published: true, boards: [{ white: 2, black: 1, game: 'h' }], byes: [] }] };
  const play = /** @type {HallGame} */ ({ phase: 'running' });
  const second = (/** @type {Partial<HallBoard>} */ board) => ({ ...hall({}), rounds: { 2: { published: true, over: false, boards: { 1: { white: 2, black: 1, game: 'h', ...board } } } } });
  assert.deepEqual(counting(TOURNAMENT, 1, null), { stage: 'after', round: 1 });
  assert.deepEqual(counting(TOURNAMENT, 0, null), { stage: 'after', round: 0 });
  const withBye = (/** @type {string} */ kind) => ({ ...open, rounds: [open.rounds[0], { ...open.rounds[1], byes: [{ participant: 3, kind }] }] });
  assert.deepEqual(counting(withBye('zero-point'), 2, null), { stage: 'after', round: 1 });
  assert.deepEqual(counting(withBye('pairing-allocated'), 2, null), { stage: 'during', round: 2 });
  assert.deepEqual(counting(open, 2, second({})), { stage: 'after', round: 1 });
  assert.deepEqual(counting(open, 2, second({ play })), { stage: 'during', round: 2 });
  assert.deepEqual(counting(open, 2, second({ play, result: '1-0' })), { stage: 'after', round: 2 });
  const awaited = { published: true, boards: [], byes: [], matches: [{ first: 1, second: 2, boards: [] }] };
  assert.deepEqual(counting({ ...TOURNAMENT, rounds: [...TOURNAMENT.rounds, awaited] }, 2, null), { stage: 'after', round: 1 });
});
