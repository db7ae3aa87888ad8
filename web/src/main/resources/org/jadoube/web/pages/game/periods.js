// @ts-check
// The period of the time control that a player is in, by the moves made. A period that is not
// completed in time loses.

import { periods } from '../clock/timecontrol.js';

/** @typedef {{ period: number, of: number, toGo: number | null }} Stage the period, from 1; the moves to go; null: no number */

/**
 * @param {string} control as in PGN; none: `-`
 * @param {number} made the moves that the player has made
 * @returns {Stage | null} null without a time control
 */
export function stage(control, made) {
  if (!/^[\d.]/.test(control)) return null;
  const all = periods(control);
  let left = made;
  for (const [index, { moves }] of all.entries()) {
    const last = index === all.length - 1;
    if (moves === null) return { period: index + 1, of: all.length, toGo: null };
    if (left < moves) return { period: index + 1, of: all.length, toGo: moves - left };
    if (last) return { period: index + 1, of: all.length, toGo: moves - (left % moves) };
    left -= moves;
  }
  return null;
}
