// @ts-check
// Time controls as values: read from PGN's notation, and classed as standard, rapid or blitz by the
// limits of an edition.

/** @typedef {import('./chessclock.js').Period} Period */
/** @typedef {{ millis: number, included: boolean, moves: number }} TimeLimit less than this, or at most, for so many moves */

const BONUS = /** @type {const} */ ({ '+': 'increment', d: 'delay', b: 'bronstein' });

/**
 * The periods of a time control that is known to be right, such as `40/5400+30:1800+30`.
 *
 * @param {string} control
 * @returns {Period[]}
 */
export const periods = (control) => control.split(':').map(period);

/** @param {string} text @returns {Period} */
function period(text) {
  const [, moves, time, sign, bonus] = /^(?:(\d+)\/)?([\d.]+)(?:([+db])([\d.]+))?$/.exec(text) ?? [];
  const bonusMillis = millis(bonus ?? '0');
  return {
    moves: moves === undefined ? null : Number(moves),
    millis: millis(time),
    bonus: bonusMillis > 0 || sign === 'd' || sign === 'b' ? BONUS[/** @type {keyof typeof BONUS} */ (sign)] : 'none',
    bonusMillis,
  };
}

/** @param {string} seconds */
const millis = (seconds) => Math.round(Number(seconds) * 1000);

/**
 * @param {Period[]} periods
 * @param {{ blitz?: TimeLimit, rapid?: TimeLimit }} limits of an edition
 */
export function timeClass(periods, { blitz, rapid }) {
  if (blitz && isWithin(blitz, periods)) return 'blitz';
  return rapid && isWithin(rapid, periods) ? 'rapid' : 'standard';
}

/** @param {TimeLimit} limit @param {Period[]} periods */
function isWithin(limit, periods) {
  const time = total(limit.moves, periods);
  return limit.included ? time <= limit.millis : time < limit.millis;
}

/**
 * The time of all periods, repeated ones as often as so many moves need, plus the increments.
 *
 * @param {number} moves
 * @param {Period[]} periods
 */
function total(moves, periods) {
  let time = 0;
  for (let i = 0, left = moves; left > 0 || i < periods.length; i++) {
    const period = periods[Math.min(i, periods.length - 1)];
    const made = Math.min(left, period.moves ?? left);
    time += period.millis + made * period.bonusMillis;
    left -= made;
  }
  return time;
}
