// @ts-check
// Ratings whose thousands are set apart: 2,510 and 2.510, 2 510 and 2’510.

/** @param {string} field */
export const whole = (field) => field.replace(/^([12])[,.'’ ](\d{3})$/, '$1$2');

const IN_LINE = /(?<=\p{L}.*)(?<=([\s;,|([]))([12])([,.'’ ])(\d{3})(?=[\s;,|)\]]|$)/u;
const RATING = /(?<!\d)[12]\d{3}(?!\d)/;

/**
 * A line with the thousands of its rating in one piece; not sure where the mark between them may part two numbers as well.
 *
 * @param {string} line
 */
export function wholeRating(line) {
  const [found, before, thousands, mark, rest] = IN_LINE.exec(line) ?? [];
  if (found === undefined || RATING.test(line)) return { line, isSure: true };
  return { line: line.replace(IN_LINE, thousands + rest), isSure: mark !== ' ' && before !== ',' };
}
