// @ts-check
// Results and points as people write them.

const FORFEIT = /^([+=-])\/([+=-])$/;
/** @type {Record<string, string>} */
const SIGNS = { '+': '+', '-': '–', '=': '½' };
/** What games are worth unless the tournament says otherwise. @type {Scoring} */
const USUAL = { winHalves: 2, drawHalves: 1, lossHalves: 0 };

/** What each player has of a game; empty while there is no result. @param {string | undefined} result as in PGN @returns {[white: string, black: string]} */
export function sides(result) {
  if (result === undefined) return ['', ''];
  const [, white, black] = FORFEIT.exec(result) ?? [];
  if (white) return [SIGNS[white], SIGNS[black]];
  const [one, other] = result.replaceAll('1/2', '½').split('-');
  return [one, other];
}

/**
 * A player's half points from a game.
 *
 * @param {string} side as in `sides`
 * @param {Scoring} [scoring] the tournament's
 * @returns {number | undefined} undefined while there is no result
 */
export function halvesOf(side, { winHalves, drawHalves, lossHalves, forfeitHalves = lossHalves } = USUAL) {
  /** @type {Record<string, number>} */
  const halves = { 1: winHalves, '+': winHalves, '½': drawHalves, 0: lossHalves, '–': forfeitHalves };
  return halves[side];
}

/** A result; empty while there is none. @param {string | undefined} result */
export function score(result) {
  const both = sides(result);
  return result === undefined ? '' : both.join(FORFEIT.test(result) ? ' ' : '–');
}

/** So many half points. @param {number} count */
export const inHalves = (count) => `${count > 1 || count === 0 ? Math.floor(count / 2) : ''}${count % 2 === 1 ? '½' : ''}`;

/** Points, with halves as in results. @param {string} points such as 3.5 or 3 */
export const halves = (points) => points.replace(/^(?:0|(\d+))\.5$/, (_, whole = '') => `${whole}½`);
