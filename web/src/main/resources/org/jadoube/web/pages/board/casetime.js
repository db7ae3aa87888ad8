// @ts-check
// The clock times between two steps of a case.

/** @typedef {{ white?: number, black?: number }} Left in milliseconds; nothing without a time control */

/**
 * @param {CaseStage} from
 * @param {CaseStage} to
 * @param {number} part of the way, from 0 to 1
 * @returns {Left}
 */
export function between(from, to, part) {
  return {
    white: amid(from.whiteMillis, to.whiteMillis, part),
    black: amid(from.blackMillis, to.blackMillis, part),
  };
}

/** @param {number | undefined} from @param {number | undefined} to @param {number} part */
const amid = (from, to, part) => (from === undefined || to === undefined ? to : Math.round(from + (to - from) * part));
