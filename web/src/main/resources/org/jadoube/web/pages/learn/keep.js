// @ts-check
// The answers, and what was chosen last, in this browser only.

import { habit } from './days.js';
import { read } from './score.js';

const SCORE = 'jadoube:learn';
const HABIT = 'jadoube:learn-days';
const EDITION = 'jadoube:learn-edition';
const EXAM = 'jadoube:exam:';

export const recall = () => read(kept(SCORE));
export const recallHabit = () => habit(kept(HABIT));
export const recallEdition = () => String(kept(EDITION) ?? '');

/** @param {string} exam its edition and seed */
export const recallExam = (exam) => kept(EXAM + exam);

/** @param {string} key @returns {unknown} */
function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {import('./score.js').Score} score */
export const keep = (score) => store(SCORE, score);

/** @param {import('./days.js').Habit} habit */
export const keepHabit = (habit) => store(HABIT, habit);

/** @param {string} edition */
export const keepEdition = (edition) => store(EDITION, edition);

/** @param {string} exam @param {object} sitting */
export const keepExam = (exam, sitting) => store(EXAM + exam, sitting);

/** @param {string} key @param {object | string} value */
function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // In a browser that keeps nothing it lasts as long as the page.
  }
}
