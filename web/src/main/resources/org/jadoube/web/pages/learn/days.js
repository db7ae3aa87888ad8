// @ts-check
// Days in a row on which somebody has ruled on the incident of the day, and right answers in a row.

/** @typedef {{ last: string, days: number, answer: number, row: number, best: number }} Habit last: as ISO 8601; answer: that day's; best: most right answers in a row */

/** @type {Habit} */
const NONE = { last: '', days: 0, answer: -1, row: 0, best: 0 };
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MILLIS = 86_400_000;

/** @param {unknown} kept the value kept in the browser, which anybody can change @returns {Habit} */
export function habit(kept) {
  const { last, days, answer, row, best } = { ...NONE, ...Object(kept) };
  const numbers = [days, row, best].every((each) => Number.isInteger(each) && each >= 0) && Number.isInteger(answer);
  return numbers && typeof last === 'string' && (last === '' || DAY.test(last)) ? { last, days, answer, row, best } : NONE;
}

/** @param {string} day */
const before = (day) => new Date(Date.parse(day) - DAY_MILLIS).toISOString().slice(0, 10);

/** An answer to the incident of the day; only the first one counts. @param {Habit} habit @param {string} day @param {number} answer @returns {Habit} */
export function ruled(habit, day, answer) {
  if (habit.last === day) return habit;
  return { ...habit, last: day, answer, days: habit.last === before(day) ? habit.days + 1 : 1 };
}

/** Any answer. @param {Habit} habit @param {boolean} right @returns {Habit} */
export function counted(habit, right) {
  const row = right ? habit.row + 1 : 0;
  return { ...habit, row, best: Math.max(habit.best, row) };
}

/** The days in a row; today may still come. @param {Habit} habit @param {string} today */
export const inARow = (habit, today) => (habit.last === today || habit.last === before(today) ? habit.days : 0);
