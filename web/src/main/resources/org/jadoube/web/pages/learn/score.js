// @ts-check
// The answers so far.

/** @typedef {[right: number, asked: number, missed?: 1]} Counts missed: the latest answer was wrong */
/** @typedef {Record<string, Record<string, Counts>>} Score by edition and incident */
/** @typedef {IncidentList['incidents'][number]} Incident */
/** @typedef {{ met: number, known: number, right: number, asked: number, all: number }} Total known: the latest answer was right */

/** @param {unknown} kept the value kept in the browser, which anybody can change @returns {Score} */
export function read(kept) {
  /** @type {Score} */
  const score = {};
  for (const [edition, incidents] of Object.entries(isObject(kept) ? kept : {})) {
    score[edition] = {};
    for (const [id, counts] of Object.entries(isObject(incidents) ? incidents : {})) {
      if (isCount(counts)) score[edition][id] = counts;
    }
  }
  return score;
}

/** @param {unknown} value @returns {value is object} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} counts @returns {counts is Counts} */
function isCount(counts) {
  if (!Array.isArray(counts) || counts.length < 2 || counts.length > 3) return false;
  const [right, asked, missed = 1] = counts;
  return missed === 1 && Number.isInteger(right) && Number.isInteger(asked) && right >= 0 && right <= asked && asked > 0;
}

/**
 * @param {Score} score
 * @param {string} edition
 * @param {string} id
 * @param {boolean} right
 * @returns {Score}
 */
export function answered(score, edition, id, right) {
  const [before, asked] = score[edition]?.[id] ?? [0, 0];
  /** @type {Counts} */
  const counts = right ? [before + 1, asked + 1] : [before, asked + 1, 1];
  return { ...score, [edition]: { ...score[edition], [id]: counts } };
}

/** The incidents that went wrong last time. @param {Incident[]} incidents @param {Score} score @param {string} edition */
export const missed = (incidents, score, edition) => incidents.filter(({ id }) => score[edition]?.[id]?.[2] === 1);

/** @param {Score} score @param {string} edition @param {Incident[]} incidents @returns {Total} */
export function total(score, edition, incidents) {
  const counts = incidents.map(({ id }) => score[edition]?.[id]).filter((count) => count !== undefined);
  return {
    met: counts.length,
    known: counts.filter(([, , wrong]) => !wrong).length,
    right: counts.reduce((sum, [right]) => sum + right, 0),
    asked: counts.reduce((sum, [, asked]) => sum + asked, 0),
    all: incidents.length,
  };
}
