// @ts-check
// Questions to the player. Each returns the answer, or '' if it was closed without one.

import { piece } from '../board/pieces.js';

/** @param {HTMLDialogElement} dialog @returns {Promise<string>} */
export function ask(dialog) {
  return new Promise((answered) => {
    dialog.returnValue = '';
    dialog.addEventListener('close', () => answered(dialog.returnValue), { once: true });
    dialog.showModal();
  });
}

/** @param {HTMLDialogElement} dialog @param {Colour} colour */
export function askPromotion(dialog, colour) {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (dialog.querySelectorAll('.pieces button'))) {
    const letter = colour === 'white' ? button.value.toUpperCase() : button.value;
    button.replaceChildren(piece(letter));
  }
  return ask(dialog);
}
