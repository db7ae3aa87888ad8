// @ts-check
// The answers so far, and the choice of the next incident.

/** @typedef {[right: number, asked: number, missed?: 1]} Counts missed: there was a mistake when it was met last */
/** @typedef {Record<string, Record<string, Counts>>} Score by edition and incident */
/** @typedef {{ id: string, title: string, chapter: string }} Incident */
/** @typedef {{ met: number, right: number, asked: number, all: number }} Total */

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
 * @param {boolean} [first] whether it is the incident's first question, which begins it anew
 * @returns {Score}
 */
export function answered(score, edition, id, right, first = true) {
  const [before, asked, missed] = score[edition]?.[id] ?? [0, 0];
  /** @type {Counts} */
  const counts = [before + Number(right), asked + 1];
  if (!right || (!first && missed)) counts.push(1);
  return { ...score, [edition]: { ...score[edition], [id]: counts } };
}

/** The incidents with a mistake last time. @param {Incident[]} incidents @param {Score} score @param {string} edition */
export const missed = (incidents, score, edition) => incidents.filter(({ id }) => score[edition]?.[id]?.[2] === 1);

/** @param {Score} score @param {string} edition @param {Incident[]} incidents @returns {Total} */
export function total(score, edition, incidents) {
  const counts = incidents.map(({ id }) => score[edition]?.[id]).filter((count) => count !== undefined);
  return {
    met: counts.length,
    right: counts.reduce((sum, [right]) => sum + right, 0),
    asked: counts.reduce((sum, [, asked]) => sum + asked, 0),
    all: incidents.length,
  };
}

/**
 * A new incident; if all are known, one with a mistake; otherwise any.
 *
 * @param {Incident[]} incidents
 * @param {Score} score
 * @param {string} edition
 * @param {string} but the one just seen, if any
 * @param {() => number} random from 0 to 1
 */
export function next(incidents, score, edition, but, random) {
  const others = incidents.length > 1 ? incidents.filter(({ id }) => id !== but) : incidents;
  const known = score[edition] ?? {};
  const fresh = others.filter(({ id }) => !known[id]);
  const wrong = missed(others, score, edition);
  const from = fresh.length > 0 ? fresh : wrong.length > 0 ? wrong : others;
  return from[Math.floor(random() * from.length)];
}
