// @ts-check
// Who has played whom, and how it ended: everybody against everybody, or round by round.

import { halvesOf, inHalves, sides } from './points.js';

const MATRIX = ['round-robin', 'match', 'scheveningen'];
const MOST_IN_MATRIX = 20;

/**
 * A participant's result against another, or in a round.
 *
 * @typedef {object} Cell
 * @property {string} words
 * @property {number} [opponent] the line, from 1
 * @property {Colour} [colour]
 * @property {boolean} [self] where a line crosses its own column
 */

/** @typedef {{ number: number, name: string, points: string, cells: Cell[] }} Line */

/**
 * @typedef {object} CrossTable
 * @property {'matrix' | 'rounds'} kind
 * @property {Line[]} lines in the order of the standings
 * @property {number} columns
 */

/** @typedef {{ one: number, other: number, words: string, colour?: Colour }} Meeting as `one` sees it */

/** What a bye is worth. @type {Record<string, string>} */
const BYES = { 'pairing-allocated': '+', 'full-point': '1', 'half-point': '½', 'zero-point': '0' };

/** @param {TournamentRound} round @returns {Meeting[]} */
function games({ boards }) {
  return boards.flatMap(({ white, black, result }) => {
    const [forWhite, forBlack] = sides(result?.result);
    return [
      { one: white, other: black, words: forWhite, colour: 'white' },
      { one: black, other: white, words: forBlack, colour: 'black' },
    ];
  });
}

/**
 * Game points, as in 2½; empty while a game is being played.
 *
 * @param {TournamentRound} round
 * @param {RoundMatch} match
 * @param {Scoring} [scoring] of a game
 */
function matchPoints({ boards }, match, scoring) {
  let [first, second] = [0, 0];
  const present = (/** @type {number | undefined} */ player) => halvesOf(player === undefined ? '–' : '+', scoring) ?? 0;
  for (const { firstPlayer, secondPlayer, board, colour, result } of match.boards) {
    if (board === undefined && colour === undefined) {
      first += present(firstPlayer);
      second += present(secondPlayer);
      continue;
    }
    const game = board === undefined ? { result } : boards[board - 1];
    const isWhite = board === undefined ? colour === 'white' : boards[board - 1].white === firstPlayer;
    const [forWhite, forBlack] = sides(game.result?.result).map((side) => halvesOf(side, scoring));
    if (forWhite === undefined || forBlack === undefined) return ['', ''];
    first += isWhite ? forWhite : forBlack;
    second += isWhite ? forBlack : forWhite;
  }
  return [inHalves(first), inHalves(second)];
}

/** @param {TournamentRound} round @param {Scoring} [scoring] @returns {Meeting[]} */
function matches(round, scoring) {
  return (round.matches ?? []).flatMap((match) => {
    const [forFirst, forSecond] = matchPoints(round, match, scoring);
    return [
      { one: match.first, other: match.second, words: forFirst },
      { one: match.second, other: match.first, words: forSecond },
    ];
  });
}

/** @param {number} one @param {number} other @param {Meeting[]} meetings @returns {Cell} */
function against(one, other, meetings) {
  if (one === other) return { words: '', self: true };
  const met = meetings.filter((each) => each.one === one && each.other === other);
  return { words: met.map(({ words }) => words).join(' ').trim() };
}

/** @param {number} one @param {TournamentRound} round @param {Meeting[]} meetings of the round @param {number[]} order @returns {Cell} */
function inRound(one, round, meetings, order) {
  const met = meetings.find((each) => each.one === one);
  if (met) return { words: met.words, opponent: order.indexOf(met.other) + 1, colour: met.colour };
  const bye = round.byes.find(({ participant }) => participant === one);
  return { words: bye ? (BYES[bye.kind] ?? '') : '' };
}

/** @param {TournamentDocument} tournament @param {StandingsDocument} standings @returns {CrossTable} */
export function crossTable(tournament, standings) {
  const rounds = tournament.rounds.filter(({ published }) => published);
  const { scoring } = tournament.terms.regulations;
  const met = rounds.map((round) => (tournament.teams ? matches(round, scoring) : games(round)));
  const order = standings.places.map(({ number }) => number);
  const isMatrix = MATRIX.includes(tournament.terms.format) && order.length <= MOST_IN_MATRIX;
  const cells = (/** @type {number} */ one) =>
    isMatrix ? order.map((other) => against(one, other, met.flat())) : rounds.map((round, at) => inRound(one, round, met[at], order));
  const lines = standings.places.map(({ number, name, points, matchPoints: teamPoints }) => ({ number, name, points: teamPoints ?? points, cells: cells(number) }));
  return { kind: isMatrix ? 'matrix' : 'rounds', lines, columns: isMatrix ? order.length : rounds.length };
}
