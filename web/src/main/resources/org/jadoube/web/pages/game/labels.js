// @ts-check
// Buttons by their labels, for people who type them.

import { plain } from './commands.js';

/** @param {Element} element */
export const inSight = (element) => element.getClientRects().length > 0;

/** @param {Element} element */
const label = (element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/**
 * The visible button or link beside the board with this label, if there is one. Moves and squares do not count.
 *
 * @param {string} typed
 * @returns {HTMLElement | undefined}
 */
export function labelled(typed) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main .side :is(button, a.button)'));
  return [...all].find((each) => plain(label(each)) === plain(typed) && !each.closest('#moves, #field') && inSight(each));
}
