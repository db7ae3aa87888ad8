// @ts-check
// The possible claims at a table, and the cost to the player if they are wrong, or to the opponent
// if they are right. The numbers are the edition's.

import { play } from '../clock/penalties.js';
import { text } from '../common/texts.js';
import { periods } from '../clock/timecontrol.js';

/** @typedef {import('../clock/penalties.js').Edition} Edition */
/** @typedef {import('../clock/penalties.js').Play} Play */

const DRAWS = ['threefold', 'fifty-moves'];

/**
 * The penalties under the Laws in this game; nothing without clocks.
 *
 * @param {TableRegulations} regulations
 * @param {Edition[]} editions
 * @returns {Play | null}
 */
export function laws({ edition, timeControl, supervision }, editions) {
  const found = editions.find(({ name }) => name === edition);
  if (!found || timeControl === '-') return null;
  return play(found, periods(timeControl), supervision === 'adequate');
}

/** Whether illegal moves may stand: in rapid and blitz without adequate supervision. @param {TableRegulations} regulations @param {Edition[]} editions */
export function mayStand(regulations, editions) {
  const rules = laws(regulations, editions);
  return rules !== null && rules.timeClass !== 'standard' && !rules.supervised;
}

/** How many illegal moves of a player have been found. @param {Note[]} log @param {Colour} player */
export function found(log, player) {
  const counted = log.flatMap(({ event }) => event.consequences ?? []).filter(({ type }) => type === 'illegal-move-counted');
  return counted.filter((each) => /** @type {{ by?: Colour }} */ (each).by === player).length;
}

/** @param {Play} laws @param {Colour} by */
function ifWrong({ penalties }, by) {
  const penalty = penalties.find(({ name }) => name === 'wrong-claim');
  if (!penalty) return '';
  const costs = penalty.costsAtMostMillis > 0 ? text(`clock-costs.${by}`, { time: penalty.most }) : '';
  return text('table-if-wrong', { consequence: `${text(`clock-wrong-claim.${by}`, penalty)}${costs}`, article: penalty.article });
}

/** @param {Play} laws @param {Colour} by @param {Note[]} log */
function ifIllegal({ penalties, losingIllegalMove, losingArticle }, by, log) {
  const offender = by === 'white' ? 'black' : 'white';
  const penalty = penalties.find(({ name }) => name === 'illegal-move');
  if (!penalty) return '';
  const loses = found(log, offender) + 1 >= losingIllegalMove;
  const consequence = text(`${loses ? 'clock-illegal-loses' : 'clock-illegal'}.${offender}`, penalty);
  return text('table-if-right', { consequence, article: loses ? losingArticle : penalty.article });
}

/**
 * The possible consequences of a claim.
 *
 * @param {string} claim
 * @param {Colour} by
 * @param {Play | null} laws
 * @param {Note[]} log
 */
export function consequence(claim, by, laws, log) {
  if (!laws) return '';
  if (DRAWS.includes(claim)) return ifWrong(laws, by);
  return claim === 'illegal-move' ? ifIllegal(laws, by, log) : '';
}

/** The act of claiming. @param {string} claim @param {string} intended a move in UCI, or empty */
export function claiming(claim, intended) {
  if (DRAWS.includes(claim)) return { type: 'claim-draw', claim, ...(intended ? { intended } : {}) };
  if (claim === 'flag') return { type: 'claim-flag' };
  if (claim === 'assistance') return { type: 'pause', reason: 'assistance' };
  return { type: 'report', what: claim };
}
