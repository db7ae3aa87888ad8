// @ts-check
// A tournament's rounds as rows to show: the document of the tournament, and over it what its stream says about the boards.

import { isAwaited } from './roster.js';

/**
 * @typedef {object} Participant
 * @property {number} number
 * @property {string} name
 * @property {number} [rating]
 * @property {string} [title]
 * @property {string} [federation]
 * @property {object} [claimed] there while nobody has confirmed an entry that the player made alone
 * @property {boolean} [unconfirmed] the same, in the hall
 */

/**
 * A board of a round.
 *
 * @typedef {object} Pairing
 * @property {number} board
 * @property {Participant} white
 * @property {Participant} black
 * @property {string} [game] the id
 * @property {string} [result] as in PGN
 * @property {string} [basis]
 * @property {HallGame} [play]
 */

/** Whether hands move pieces at tables. @param {TournamentDocument} tournament */
export const isAtTables = ({ terms }) => terms.regulations.arrangements.includes('over-the-board');

/** How a game goes. Before it has begun, there is nothing to see of a wooden board, and there may never be. @param {TournamentDocument} tournament @param {HallGame | undefined} play */
const seen = (tournament, play) => (isAtTables(tournament) && play?.phase === 'not-begun' ? undefined : play);

/** @param {TournamentDocument} tournament @param {number} number @returns {Participant} */
function player(tournament, number) {
  return tournament.entrants.find((each) => each.number === number) ?? { number, name: '?' };
}

/** @param {TournamentDocument} tournament @param {number} number @returns {Participant} */
export function participant(tournament, number) {
  return tournament.teams?.find((each) => each.number === number) ?? player(tournament, number);
}

/**
 * The boards of a round.
 *
 * @param {TournamentDocument} tournament
 * @param {number} round from 1
 * @param {HallState | null} hall
 * @returns {Pairing[]}
 */
export function pairings(tournament, round, hall) {
  const live = hall?.rounds[round]?.boards ?? {};
  return (tournament.rounds[round - 1]?.boards ?? []).map((board, at) => {
    const now = live[at + 1];
    return {
      board: at + 1,
      white: player(tournament, board.white),
      black: player(tournament, board.black),
      game: now?.game ?? board.game,
      result: now ? now.result : board.result?.result,
      basis: now ? now.basis : board.result?.basis,
      play: seen(tournament, now?.play),
    };
  });
}

/** The round to look at: the latest that has been published, or the latest that there is. @param {TournamentDocument} tournament */
export function current(tournament) {
  const published = tournament.rounds.findLastIndex((round) => round.published);
  return Math.max(published, tournament.rounds.length > 0 ? 0 : -1) + 1;
}

/**
 * How far the round is that the standings count last: an open one in which nothing has happened yet has changed nothing, unless
 * somebody has points for not playing.
 *
 * @param {TournamentDocument} tournament
 * @param {number} after how many rounds they count
 * @param {HallState | null} hall
 * @returns {{ stage: 'during' | 'after', round: number }}
 */
export function counting(tournament, after, hall) {
  const rows = pairings(tournament, after, hall);
  const open = rows.some(({ result }) => result === undefined) || (after > 0 && isAwaited(tournament.rounds[after - 1]));
  if (!open) return { stage: 'after', round: after };
  const begun = tournament.rounds[after - 1].byes.some(({ kind }) => kind !== 'zero-point') || rows.some(({ result, play }) => result !== undefined || (play !== undefined && play.phase !== 'not-begun'));
  return begun ? { stage: 'during', round: after } : { stage: 'after', round: after - 1 };
}

/** Whether somebody has moved. @param {Pairing[]} rows */
export const hasBegun = (rows) => rows.some(({ play }) => (play?.ply ?? 0) > 0);

/** Whether a game can be watched now. @param {Pairing} pairing */
export const isLive = ({ play, result }) => play !== undefined && result === undefined && play.phase !== 'finished';

/**
 * Rows in pages of a size, each as full as the others as far as possible.
 *
 * @template T
 * @param {T[]} rows
 * @param {number} most on one page
 */
export function pages(rows, most) {
  const count = Math.ceil(rows.length / most);
  const size = Math.ceil(rows.length / Math.max(1, count));
  return Array.from({ length: count }, (_, page) => rows.slice(page * size, (page + 1) * size));
}
