import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { steps } = await import('#pages/tournament/organiser.js');
const { openRounds, places, present, team } = await import('#pages/tournament/roster.js');

/** @param {Partial<TournamentDocument>} more @returns {TournamentDocument} */
const tournament = (more) => ({
  id: 'e',
  revision: 1,
  stage: 'running',
  plannedRounds: 2,
  terms: { name: 'Bled', format: 'round-robin', regulations: { edition: 'FIDE 2023', timeControl: '300+3', arrangements: [] }, openEntry: false },
  entrants: [{ number: 1, name: 'Ana' }, { number: 2, name: 'Boris' }],
  byes: [],
  withdrawals: [],
  rounds: [],
  ...more,
});

/** @param {boolean} published @param {string} [result] @returns {TournamentRound} */
const round = (published, result) => ({ published, boards: [{ white: 1, black: 2, result: result ? { result, basis: 'play' } : undefined }], byes: [] });

/** @param {TournamentDocument} of */
const names = (of) => steps(of).map(({ name }) => name);

test('without two participants there is nothing to pair', () => {
  assert.deepEqual(names(tournament({ stage: 'registration', entrants: [{ number: 1, name: 'Ana' }] })), []);
});

test('numbers can be given until a round is paired', () => {
  assert.deepEqual(names(tournament({ stage: 'registration' })), ['pair', 'number', 'lots']);
  assert.deepEqual(names(tournament({ rounds: [round(true, '1-0')] })), ['pair']);
});

test('a round that is paired is published or taken back first', () => {
  assert.deepEqual(steps(tournament({ rounds: [round(false)] })), [{ name: 'publish', round: 1, main: true }, { name: 'unpair', round: 1 }]);
});

test('a published round is taken back until somebody has moved or a result was played for', () => {
  const back = { name: 'take-back', round: 1 };
  assert.deepEqual(steps(tournament({ rounds: [round(true)] })).at(-1), back);
  assert.deepEqual(steps(tournament({ rounds: [round(true, '+/-')] })).at(-1), back);
  assert.equal(names(tournament({ rounds: [round(true, '1-0')] })).includes('take-back'), false);
  assert.equal(steps(tournament({ rounds: [round(true)] }), true).some(({ name }) => name === 'take-back'), false);
  assert.deepEqual(steps(tournament({ rounds: [round(true)], plannedRounds: 1 })), [back]);
});

test('pairing is the next thing to do once all boards have results', () => {
  assert.equal(steps(tournament({ rounds: [round(true)] }))[0].main, false);
  assert.equal(steps(tournament({ rounds: [round(true, '1-0')] }))[0].main, true);
});

test('line-ups are closed before another round is paired', () => {
  const matches = [{ first: 1, second: 2, boards: [] }];
  const waiting = { published: true, boards: [], byes: [], matches };
  assert.deepEqual(steps(tournament({ rounds: [waiting] })), [{ name: 'seat', round: 1, main: true }, { name: 'take-back', round: 1 }]);
  assert.deepEqual(openRounds(tournament({ rounds: [waiting] })), [1, 2]);
  assert.deepEqual(openRounds(tournament({ rounds: [round(true), waiting] })), [2]);
});

test('a team is typed with its name first, a line-up as places', () => {
  const bled = team('Bled\nVid, 2400\nIva\n');
  assert.deepEqual(bled.team, { name: 'Bled', captain: undefined });
  assert.deepEqual(bled.rows.map(({ entry }) => entry), [{ name: 'Vid', rating: 2400 }, { name: 'Iva' }]);
  const led = team('Bled\n@Ana\nVid, 24oo\n');
  assert.equal(led.team.captain, 'Ana');
  assert.deepEqual(led.rows.map(({ line, unread }) => [line, ...unread]), [[3, '24oo']]);
  assert.deepEqual(places(' 1, 3 0;4'), [1, 3, 0, 4]);
});

test('whoever has left cannot leave again', () => {
  assert.deepEqual(present(tournament({ withdrawals: [{ participant: 1, afterRound: 1 }] })), [{ number: 2, name: 'Boris' }]);
});

test('after the last round nothing is paired', () => {
  assert.deepEqual(names(tournament({ rounds: [round(true, '1-0'), round(true, '1-0')] })), []);
});
