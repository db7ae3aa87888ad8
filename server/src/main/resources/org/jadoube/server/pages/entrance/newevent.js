// @ts-check
// The terms of a new event, as a few fields say them. Programs can settle much more.

import { typed } from '../common/numbers.js';

export const FORMATS = ['round-robin', 'swiss', 'knockout', 'match', 'scheveningen'];

/** Formats whose number of rounds does not follow from the participants. */
export const COUNTED = ['swiss', 'match'];

// The usual ones; a Swiss has other opponents for everybody.
/** @type {Record<string, string[]>} */
const TIE_BREAKS = { 'round-robin': ['DE', 'SB', 'WIN'], swiss: ['BH-C1', 'BH', 'SB'], scheveningen: ['WIN'] };
const SECONDS = 60;
const MOST_MINUTES = 600;

/**
 * @typedef {object} Wished
 * @property {string} name
 * @property {string} format
 * @property {string} rounds
 * @property {string} minutes
 * @property {string} seconds
 * @property {string} [control] the time control in the written notation, in place of minutes and seconds
 * @property {string} [edition]
 * @property {boolean} [judges] whether there is an arbiter to turn to
 * @property {boolean} [supervised]
 * @property {boolean} [claims] whether an arbiter decides on claims
 */

/** @param {string} text @param {number} least @param {number} most */
function between(text, least, most) {
  const number = typed(text);
  return number >= least && number <= most ? number : undefined;
}

/** The time control; nothing if the fields make no sense. @param {Wished} wished */
function timeControl({ minutes, seconds, control = '' }) {
  if (control.trim() !== '') return control.trim();
  const time = between(minutes, 1 / SECONDS, MOST_MINUTES);
  const bonus = between(seconds, 0, MOST_MINUTES);
  if (time === undefined || bonus === undefined) return undefined;
  const main = Math.round(time * SECONDS);
  return bonus > 0 ? `${main}+${bonus}` : String(main);
}

/** What its games are played under. @param {Wished} wished @param {string} time */
function regulations({ edition, judges = false, supervised = false, claims = false }, time) {
  return {
    timeControl: time,
    ...(edition ? { edition } : {}),
    ...(judges || claims ? { arbiterPresent: true } : {}),
    ...(supervised ? { supervision: 'adequate' } : {}),
    ...(claims ? { arrangements: ['claims-checked-by-arbiter'] } : {}),
  };
}

/** The document for the server; nothing if a field makes no sense. @param {Wished} wished */
export function terms(wished) {
  const { name, format, rounds } = wished;
  const counted = COUNTED.includes(format);
  const time = timeControl(wished);
  const games = between(rounds, 1, 99);
  if (name.trim() === '' || time === undefined || (counted && (games === undefined || !Number.isInteger(games)))) return undefined;
  return {
    name: name.trim(),
    format,
    rounds: counted ? games : undefined,
    tieBreaks: TIE_BREAKS[format],
    regulations: regulations(wished, time),
  };
}
