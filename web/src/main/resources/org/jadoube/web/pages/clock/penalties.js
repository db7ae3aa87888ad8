// @ts-check
// The penalties in time that an edition of the Laws provides. The numbers come from the server's catalogue of editions.

import { timeClass } from './timecontrol.js';

/**
 * @typedef {object} Penalty
 * @property {'illegal-move' | 'wrong-claim'} name
 * @property {string} article
 * @property {number} millis what the opponent gets
 * @property {string} time the same in words
 * @property {number} costsAtMostMillis what it costs the player at most, where it costs half of the time left
 * @property {string} most the same in words
 * @property {number} leavesMillis what it leaves the player at least
 */

/** @typedef {{ timeClass: string, supervised: boolean, losingIllegalMove: number, losingArticle: string, penalties: Penalty[] }} Play */
/** @typedef {import('./timecontrol.js').TimeLimit} TimeLimit */
/** @typedef {{ name: string, carriesDelayedTime: boolean, blitz?: TimeLimit, rapid?: TimeLimit, plays: Play[] }} Edition */

/**
 * What an edition says about a game with this time control.
 *
 * @param {Edition} edition
 * @param {import('./chessclock.js').Period[]} periods
 * @param {boolean} supervised
 */
export function play(edition, periods, supervised) {
  const kind = timeClass(periods, edition);
  const found = edition.plays.find((each) => each.timeClass === kind && each.supervised === supervised);
  if (!found) throw new Error(`${edition.name} says nothing about ${kind}`);
  return found;
}

/** What a penalty costs a player who has this much left. @param {Penalty} penalty @param {number} left */
export function cost({ costsAtMostMillis, leavesMillis }, left) {
  return Math.max(0, Math.min(Math.trunc(left / 2), costsAtMostMillis, left - leavesMillis));
}
