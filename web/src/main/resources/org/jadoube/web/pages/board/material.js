// @ts-check
// The balance of material, counted as usual.

import { colourOf } from './pieces.js';

/** The values of the pieces, highest first. @type {[letter: string, points: number][]} */
const WORTH = [['q', 9], ['r', 5], ['b', 3], ['n', 3], ['p', 1]];

/** @typedef {{ letters: string[], points: number }} Lead the pieces that a side has more, and by how many points it leads */

/**
 * @param {Map<string, string>} pieces by square
 * @returns {Record<Colour, Lead>}
 */
export function leads(pieces) {
  /** @type {Record<Colour, Lead>} */
  const result = { white: { letters: [], points: 0 }, black: { letters: [], points: 0 } };
  const all = [...pieces.values()];
  let balance = 0;
  for (const [letter, points] of WORTH) {
    const of = (/** @type {Colour} */ colour) =>
      all.filter((each) => each.toLowerCase() === letter && colourOf(each) === colour).length;
    const more = of('white') - of('black');
    balance += more * points;
    const side = more > 0 ? 'white' : 'black';
    for (let i = 0; i < Math.abs(more); i++) result[side].letters.push(letter);
  }
  result.white.points = Math.max(0, balance);
  result.black.points = Math.max(0, -balance);
  return result;
}
