import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crossTable } from '#pages/tournament/crosstable.js';

const NAMES = ['Ana', 'Boris', 'Carla'];

/** @param {string} format @param {TournamentRound[]} rounds @param {Partial<TournamentDocument>} [more] @returns {TournamentDocument} */
const tournament = (format, rounds, more = {}) => ({
  id: 'e',
  revision: 1,
  stage: 'running',
  plannedRounds: 3,
  terms: { name: 'Bled', format, regulations: { edition: 'FIDE 2023', timeControl: '300+3', arrangements: [] }, openEntry: false },
  entrants: NAMES.map((name, at) => ({ number: at + 1, name })),
  rounds,
  byes: [],
  withdrawals: [],
  ...more,
});

/** @param {number[]} order @returns {StandingsDocument} */
const standings = (order) => ({
  after: 1,
  edition: 'C07 2026',
  tieBreaks: [],
  places: order.map((number, at) => ({ rank: at + 1, number, name: NAMES[number - 1], points: '1', values: [] })),
});

/** @param {number} white @param {number} black @param {string} [result] @param {number} [free] @returns {TournamentRound} */
const round = (white, black, result, free) => ({
  published: true,
  boards: [{ white, black, result: result === undefined ? undefined : { result, basis: 'play' } }],
  byes: free ? [{ participant: free, kind: 'half-point' }] : [],
});

/** @param {import('#pages/tournament/crosstable.js').CrossTable} table */
const words = ({ lines }) => lines.map(({ cells }) => cells.map((cell) => cell.words));

test('in a round robin each line has everybody, in the order of the standings', () => {
  const table = crossTable(tournament('round-robin', [round(1, 2, '1-0'), round(3, 1, '1/2-1/2'), round(2, 1)]), standings([3, 1, 2]));
  assert.equal(table.kind, 'matrix');
  assert.deepEqual(words(table), [['', '½', ''], ['½', '', '1'], ['', '0', '']]);
  assert.deepEqual(table.lines.map(({ cells }) => cells.findIndex(({ self }) => self)), [0, 1, 2]);
});

test('in a Swiss each line has the rounds with opponent and colour, or the bye', () => {
  const table = crossTable(tournament('swiss', [round(1, 2, '-/+', 3)]), standings([2, 3, 1]));
  assert.equal(table.kind, 'rounds');
  assert.deepEqual(table.lines.map(({ cells }) => cells[0]), [
    { words: '+', opponent: 3, colour: 'black' },
    { words: '½' },
    { words: '–', opponent: 1, colour: 'white' },
  ]);
});

test('teams have the points of their boards, once all are over', () => {
  const teams = NAMES.slice(0, 2).map((name, at) => ({ number: at + 1, name, players: [at * 2 + 1, at * 2 + 2] }));
  const boards = [{ firstPlayer: 1, secondPlayer: 3, board: 1 }, { firstPlayer: 2, secondPlayer: 4, board: 2 }, { firstPlayer: 5 }];
  /** @param {string} [second] @returns {TournamentRound} */
  const match = (second) => ({
    published: true,
    boards: [
      { white: 1, black: 3, result: { result: '1/2-1/2', basis: 'play' } },
      { white: 4, black: 2, result: second ? { result: second, basis: 'play' } : undefined },
    ],
    byes: [],
    matches: [{ first: 1, second: 2, boards }],
  });
  assert.deepEqual(words(crossTable(tournament('round-robin', [match('0-1')], { teams }), standings([1, 2]))), [['', '2½'], ['½', '']]);
  assert.deepEqual(words(crossTable(tournament('round-robin', [match()], { teams }), standings([1, 2]))), [['', ''], ['', '']]);
});

test('a match of which no players are known has the results of its boards', () => {
  const teams = NAMES.slice(0, 2).map((name, at) => ({ number: at + 1, name, players: [] }));
  const boards = [
    { colour: 'white', result: { result: '+/-' } },
    { colour: 'black', result: { result: '-/+' } },
  ];
  /** @type {TournamentRound} */
  const forfeited = { published: true, boards: [], byes: [], matches: [{ first: 1, second: 2, boards }] };
  assert.deepEqual(words(crossTable(tournament('round-robin', [forfeited], { teams }), standings([1, 2]))), [['', '2'], ['0', '']]);
});

test('the points of teams follow the scoring of the tournament', () => {
  const teams = NAMES.slice(0, 2).map((name, at) => ({ number: at + 1, name, players: [at * 2 + 1, at * 2 + 2] }));
  const boards = [{ firstPlayer: 1, secondPlayer: 3, board: 1 }, { firstPlayer: 2, secondPlayer: 4, board: 2 }, { firstPlayer: 5 }];
  /** @type {TournamentRound} */
  const played = {
    published: true,
    boards: [{ white: 1, black: 3, result: { result: '1/2-1/2', basis: 'play' } }, { white: 4, black: 2, result: { result: '+/-', basis: 'play' } }],
    byes: [],
    matches: [{ first: 1, second: 2, boards }],
  };
  const football = tournament('round-robin', [played], { teams });
  football.terms.regulations.scoring = { winHalves: 6, drawHalves: 2, lossHalves: 1, forfeitHalves: 0 };
  assert.deepEqual(words(crossTable(football, standings([1, 2]))), [['', '4'], ['4', '']]);
  football.terms.regulations.scoring = { winHalves: 6, drawHalves: 2, lossHalves: 1 };
  assert.deepEqual(words(crossTable(football, standings([1, 2]))), [['', '4½'], ['4½', '']]);
});

test('rounds that are not published are left out', () => {
  assert.equal(crossTable(tournament('swiss', [{ ...round(1, 2), published: false }]), standings([1, 2])).columns, 0);
});
