// @ts-check
// Numbers as people type them.

/** @type {Record<string, number>} */
const QUARTERS = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** A number as people type it: 5, 0.5, 0,5, ½, 1½; otherwise NaN. @param {string} text */
export function typed(text) {
  const found = /^(\d{0,5})(?:[.,](\d{1,3})|\s?([¼½¾]))?$/.exec(text.trim());
  if (!found || found[0] === '') return NaN;
  return Number(`${found[1] || 0}.${found[2] ?? 0}`) + (QUARTERS[found[3]] ?? 0);
}
