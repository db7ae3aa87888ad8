import assert from 'node:assert/strict';
import { test } from 'node:test';

const { ownRounds, sum } = await import('#pages/tournament/record.js');

/** @param {Partial<TournamentRound>} more @returns {TournamentRound} */
const round = (more) => ({ published: true, boards: [], byes: [], ...more });

/** @param {TournamentRound[]} rounds @param {object} [terms] @returns {TournamentDocument} */
const tournament = (rounds, terms = {}) => ({
  id: 'e',
  revision: 1,
  stage: 'running',
  plannedRounds: 5,
  terms: { name: 'Bled', format: 'swiss', regulations: { edition: 'FIDE 2023', timeControl: '300+3', arrangements: [] }, openEntry: false, ...terms },
  entrants: [],
  byes: [],
  withdrawals: [],
  rounds,
});

test('a player has a colour, an opponent and points in each round, and byes count', () => {
  const own = ownRounds(tournament([
    round({ boards: [{ white: 2, black: 1, result: { result: '1/2-1/2', basis: 'play' } }] }),
    round({ boards: [{ white: 1, black: 3, game: 'g', result: { result: '+/-', basis: 'play' } }] }),
    round({ byes: [{ participant: 1, kind: 'half-point' }] }),
    round({ boards: [{ white: 1, black: 4 }] }),
    round({ published: false, boards: [{ white: 1, black: 5 }] }),
  ]), 1);
  assert.deepEqual(own.map(({ round: number, colour, opponent, halves }) => [number, colour, opponent, halves]), [[1, 'black', 2, 1], [2, 'white', 3, 2], [3, undefined, undefined, 1], [4, 'white', 4, undefined]]);
  assert.equal(sum(own), 4);
});

test('a bye is worth what the terms say', () => {
  const rounds = [round({ byes: [{ participant: 1, kind: 'pairing-allocated' }] })];
  assert.equal(sum(ownRounds(tournament(rounds), 1)), 2);
  assert.equal(sum(ownRounds(tournament(rounds, { byeHalves: 1 }), 1)), 1);
  assert.equal(sum(ownRounds(tournament([round({ byes: [{ participant: 1, kind: 'zero-point' }] })]), 1)), 0);
});
