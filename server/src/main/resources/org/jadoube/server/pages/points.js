// @ts-check
// Results and points as people write them.

const FORFEIT = /^([+=-])\/([+=-])$/;
/** @type {Record<string, string>} */
const SIGNS = { '+': '+', '-': '–', '=': '½' };
/** What a player has of a game, in half points. @type {Record<string, number>} */
const HALVES = { 1: 2, '½': 1, 0: 0, '+': 2, '–': 0 };

/** What each player has of a game; empty while there is no result. @param {string | undefined} result as in PGN @returns {[white: string, black: string]} */
export function sides(result) {
  if (result === undefined) return ['', ''];
  const [, white, black] = FORFEIT.exec(result) ?? [];
  if (white) return [SIGNS[white], SIGNS[black]];
  const [one, other] = result.replaceAll('1/2', '½').split('-');
  return [one, other];
}

/** @param {string} side as in `sides` @returns {number | undefined} */
export const halvesOf = (side) => HALVES[side];

/** A result; empty while there is none. @param {string | undefined} result */
export function score(result) {
  const both = sides(result);
  return result === undefined ? '' : both.join(FORFEIT.test(result) ? ' ' : '–');
}

/** So many half points. @param {number} count */
export const inHalves = (count) => `${count > 1 || count === 0 ? Math.floor(count / 2) : ''}${count % 2 === 1 ? '½' : ''}`;

/** Points. @param {string} points such as 7/2 or 3 */
export function halves(points) {
  const [whole, over] = points.split('/').map(Number);
  return over === 2 ? inHalves(whole) : points;
}
