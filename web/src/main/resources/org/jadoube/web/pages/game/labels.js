// @ts-check
// Buttons by what stands on them, for whoever types it.

import { plain } from './commands.js';

/** @param {Element} element */
export const inSight = (element) => element.getClientRects().length > 0;

/** @param {Element} element */
const label = (element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** The button or link beside the board that says this, if one is in sight. Moves and squares are no buttons here. @param {string} typed @returns {HTMLElement | undefined} */
export function labelled(typed) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main .side :is(button, a.button)'));
  return [...all].find((each) => plain(label(each)) === plain(typed) && !each.closest('#moves, #field') && inSight(each));
}
