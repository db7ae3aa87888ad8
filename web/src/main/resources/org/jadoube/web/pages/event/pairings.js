// @ts-check
// An event's rounds as rows to show: the document of the event, and over it what its stream says about the boards.

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

/** Whether hands move pieces at tables. @param {EventDocument} event */
export const isAtTables = ({ terms }) => terms.regulations.arrangements.includes('over-the-board');

/** How a game goes. Before it has begun, there is nothing to see of a wooden board, and there may never be. @param {EventDocument} event @param {HallGame | undefined} play */
const seen = (event, play) => (isAtTables(event) && play?.phase === 'not-begun' ? undefined : play);

/** @param {EventDocument} event @param {number} number @returns {Participant} */
function player(event, number) {
  return event.entrants.find((each) => each.number === number) ?? { number, name: '?' };
}

/** @param {EventDocument} event @param {number} number @returns {Participant} */
export function participant(event, number) {
  return event.teams?.find((each) => each.number === number) ?? player(event, number);
}

/**
 * The boards of a round.
 *
 * @param {EventDocument} event
 * @param {number} round from 1
 * @param {HallState | null} hall
 * @returns {Pairing[]}
 */
export function pairings(event, round, hall) {
  const live = hall?.rounds[round]?.boards ?? {};
  return (event.rounds[round - 1]?.boards ?? []).map((board, at) => {
    const now = live[at + 1];
    return {
      board: at + 1,
      white: player(event, board.white),
      black: player(event, board.black),
      game: now?.game ?? board.game,
      result: now ? now.result : board.result?.result,
      basis: now ? now.basis : board.result?.basis,
      play: seen(event, now?.play),
    };
  });
}

/** The round to look at: the latest that has been published, or the latest that there is. @param {EventDocument} event */
export function current(event) {
  const published = event.rounds.findLastIndex((round) => round.published);
  return Math.max(published, event.rounds.length > 0 ? 0 : -1) + 1;
}

/**
 * How far the round is that the standings count last: an open one in which nothing has happened yet has changed nothing, unless
 * somebody has points for not playing.
 *
 * @param {EventDocument} event
 * @param {number} after how many rounds they count
 * @param {HallState | null} hall
 * @returns {{ stage: 'during' | 'after', round: number }}
 */
export function counting(event, after, hall) {
  const rows = pairings(event, after, hall);
  const open = rows.some(({ result }) => result === undefined) || (after > 0 && isAwaited(event.rounds[after - 1]));
  if (!open) return { stage: 'after', round: after };
  const begun = event.rounds[after - 1].byes.some(({ kind }) => kind !== 'zero-point') || rows.some(({ result, play }) => result !== undefined || (play !== undefined && play.phase !== 'not-begun'));
  return begun ? { stage: 'during', round: after } : { stage: 'after', round: after - 1 };
}

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
