// @ts-check
// Asks an official why a published round is taken back.

import { ask } from '../common/dialogs.js';
import { $, input, one } from '../common/dom.js';
import { demand } from '../common/fields.js';
import { text } from '../common/texts.js';

/** The reason; empty if the round is to stay. @param {number} round @returns {Promise<string>} */
export async function whyTakenBack(round) {
  const dialog = one(HTMLDialogElement, '#taking-back');
  const form = one(HTMLFormElement, 'form', dialog);
  const why = input(form, 'why');
  form.reset();
  demand(why, '');
  $('.whom', dialog).textContent = text('tournament.round', { round });
  form.onsubmit = (submitted) => {
    const sure = /** @type {HTMLButtonElement | null} */ (submitted.submitter)?.value === 'yes';
    if (!sure || demand(why, 'fault.reason')) return;
    submitted.preventDefault();
    why.focus();
  };
  return (await ask(dialog)) === 'yes' ? why.value.trim() : '';
}
