// @ts-check
// Which incidents come next, and in which order.

import { missed } from './score.js';

/** @typedef {import('./score.js').Incident} Incident */

export const LESSON = 10; // incidents at a time

/** Numbers from 0 to 1, equal for everybody who has the same seed (mulberry32). @param {string} seed */
export function seeded(seed) {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @template T @param {readonly T[]} all @param {() => number} random @returns {T[]} */
export function shuffled(all, random) {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

/**
 * New incidents first, then those that went wrong, then the rest; the easier ones before the harder ones.
 *
 * @param {Incident[]} incidents
 * @param {import('./score.js').Score} score
 * @param {string} edition
 * @param {() => number} random
 * @returns {Incident[]}
 */
export function lesson(incidents, score, edition, random) {
  const known = score[edition] ?? {};
  const wrong = new Set(missed(incidents, score, edition));
  const rank = (/** @type {Incident} */ each) => (!known[each.id] ? 0 : wrong.has(each) ? 1 : 2);
  return shuffled(incidents, random)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, LESSON)
    .sort((one, other) => one.level - other.level);
}

/**
 * The questions of an examination: of every subject, and of every level as many as there are in the Laws, the easier ones first.
 *
 * @param {Incident[]} incidents
 * @param {string} seed
 * @param {number} count
 * @returns {Incident[]}
 */
export function examination(incidents, seed, count) {
  const random = seeded(seed);
  const waiting = shuffled(incidents, random);
  const most = Math.max(2, Math.ceil(count / 7)); // from one subject
  /** @type {Map<string, number>} */
  const taken = new Map();
  const fit = waiting.filter(({ chapter }) => {
    taken.set(chapter, (taken.get(chapter) ?? 0) + 1);
    return Number(taken.get(chapter)) <= most;
  });
  const others = waiting.filter((each) => !fit.includes(each));
  return [...fit, ...others].slice(0, count).sort((one, other) => one.level - other.level);
}
