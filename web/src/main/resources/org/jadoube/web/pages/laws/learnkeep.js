// @ts-check
// The score and the latest choices, in this browser only.

import { read } from './learnscore.js';

const KEY = 'jadoube:learn';
const CHOICE = 'jadoube:learn-choice';

/** @typedef {{ edition: string, subject: string }} Choice */

/** @returns {import('./learnscore.js').Score} */
export const recall = () => read(kept(KEY));

/** @returns {Partial<Choice>} */
export function recallChoice() {
  const { edition, subject } = Object(kept(CHOICE));
  return typeof edition === 'string' && typeof subject === 'string' ? { edition, subject } : {};
}

/** @param {string} key @returns {unknown} */
function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {import('./learnscore.js').Score} score */
export const keep = (score) => store(KEY, score);

/** @param {Choice} choice */
export const keepChoice = (choice) => store(CHOICE, choice);

/** @param {string} key @param {object} value */
function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // In a browser that keeps nothing it lasts as long as the page.
  }
}

export const forget = () => keep({});
