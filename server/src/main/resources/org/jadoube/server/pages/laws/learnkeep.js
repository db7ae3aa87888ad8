// @ts-check
// The score, in this browser only.

import { read } from './learnscore.js';

const KEY = 'jadoube:learn';

/** @returns {import('./learnscore.js').Score} */
export function recall() {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** @param {import('./learnscore.js').Score} score */
export function keep(score) {
  try {
    localStorage.setItem(KEY, JSON.stringify(score));
  } catch {
    // A browser that keeps nothing: the score lasts as long as the page.
  }
}

export const forget = () => keep({});
