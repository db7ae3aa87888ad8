// @ts-check
// Questions to the player. Each returns the answer, or '' if it was closed without one.

import { piece } from '../board/pieces.js';
import { $, one } from './dom.js';
import { text } from './texts.js';

/** @param {HTMLDialogElement} dialog @returns {Promise<string>} */
export function ask(dialog) {
  return new Promise((answered) => {
    dialog.returnValue = '';
    dialog.addEventListener('close', () => answered(dialog.returnValue), { once: true });
    dialog.showModal();
  });
}

/**
 * Accepts no answer of a dialog until one of its radio buttons is chosen, and asks for that. It can be closed without a
 * choice.
 *
 * @param {HTMLDialogElement} dialog
 */
export function wantChoice(dialog) {
  const form = one(HTMLFormElement, 'form', dialog);
  const set = $('fieldset', form);
  const told = $('.fault', set);
  form.addEventListener('submit', (submitted) => {
    const answers = /** @type {HTMLButtonElement | null} */ (submitted.submitter)?.value !== '';
    if (!answers || set.querySelector(':checked')) return;
    submitted.preventDefault();
    told.textContent = `${$('legend', set).textContent?.replace(/[\s?]+$/, '')}: ${text('fault.choose')}`;
    set.setAttribute('aria-invalid', 'true');
    $('input', set).focus();
  });
  const clear = () => {
    told.textContent = '';
    set.removeAttribute('aria-invalid');
  };
  form.addEventListener('change', clear);
  dialog.addEventListener('close', clear);
}

/**
 * Asks beside the pawn's square, once the press that moved it is over: being outside the dialog, that press would close
 * it.
 *
 * @param {HTMLDialogElement} dialog @param {Colour} colour @param {HTMLElement} square
 */
export async function askPromotion(dialog, colour, square) {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (dialog.querySelectorAll('.pieces button'))) {
    const letter = colour === 'white' ? button.value.toUpperCase() : button.value;
    button.replaceChildren(piece(letter));
  }
  await new Promise((over) => setTimeout(over));
  const answer = ask(dialog);
  place(dialog, square.getBoundingClientRect());
  return answer;
}

/**
 * Places a dialog below a square or, if the square is in the lower half of the window, above it.
 *
 * @param {HTMLElement} dialog
 * @param {DOMRect} square
 */
function place(dialog, { left, top, bottom, width }) {
  const { width: wide, height: high } = dialog.getBoundingClientRect();
  const [x, y] = [left + (width - wide) / 2, top < innerHeight / 2 ? bottom : top - high];
  Object.assign(dialog.style, { margin: '0', left: `clamp(.5rem, ${x}px, 100vw - ${wide}px - .5rem)`, top: `clamp(.5rem, ${y}px, 100vh - ${high}px - .5rem)` });
}
