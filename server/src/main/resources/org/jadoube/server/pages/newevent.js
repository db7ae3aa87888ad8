// @ts-check
// The terms of a new event, as a few fields say them. Programs can settle much more.

import { typed } from './numbers.js';

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
 */

/** @param {string} text @param {number} least @param {number} most */
function between(text, least, most) {
  const number = typed(text);
  return number >= least && number <= most ? number : undefined;
}

/** The document for the server; nothing if a field makes no sense. @param {Wished} wished */
export function terms({ name, format, rounds, minutes, seconds }) {
  const counted = COUNTED.includes(format);
  const time = between(minutes, 1 / SECONDS, MOST_MINUTES);
  const bonus = between(seconds, 0, MOST_MINUTES);
  const games = between(rounds, 1, 99);
  if (name.trim() === '' || time === undefined || bonus === undefined || (counted && (games === undefined || !Number.isInteger(games)))) return undefined;
  const main = Math.round(time * SECONDS);
  return {
    name: name.trim(),
    format,
    rounds: counted ? games : undefined,
    tieBreaks: TIE_BREAKS[format],
    regulations: { timeControl: bonus > 0 ? `${main}+${bonus}` : String(main) },
  };
}
