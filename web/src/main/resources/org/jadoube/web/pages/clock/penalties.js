// @ts-check
// The penalties in time that an edition of the Laws provides. The numbers come from the server's catalogue of editions.

import { timeClass } from './timecontrol.js';

/**
 * @typedef {object} Penalty
 * @property {'illegal-move' | 'wrong-claim'} name
 * @property {string} article
 * @property {number} millis the opponent's gain
 * @property {string} time that gain in words
 * @property {number} costsAtMostMillis the player's greatest loss, if it is half of the time left
 * @property {string} most that loss in words
 * @property {number} leavesMillis the least that it leaves the player
 */

/** @typedef {{ timeClass: string, supervised: boolean, losingIllegalMove: number, losingArticle: string, penalties: Penalty[] }} Play */
/** @typedef {import('./timecontrol.js').TimeLimit} TimeLimit */
/** @typedef {{ name: string, carriesDelayedTime: boolean, blitz?: TimeLimit, rapid?: TimeLimit, plays: Play[] }} Edition */

/**
 * An edition's rules for a game with this time control.
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

/** The cost of a penalty for a player with so much time left. @param {Penalty} penalty @param {number} left */
export function cost({ costsAtMostMillis, leavesMillis }, left) {
  return Math.max(0, Math.min(Math.trunc(left / 2), costsAtMostMillis, left - leavesMillis));
}
