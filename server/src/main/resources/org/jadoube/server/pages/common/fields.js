// @ts-check
// Shows what is wrong with a field next to it.

import { $ } from './dom.js';
import { text } from './texts.js';

const LONGEST_NAME = 40;

/**
 * Shows the fault, or clears it if there is none; returns whether the field is right.
 *
 * @param {HTMLInputElement} field
 * @param {string | false} [fault]
 */
export function judge(field, fault) {
  $(`#${field.name}-fault`).textContent = fault || '';
  if (fault) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return !fault;
}

/**
 * Whether a name is acceptable; as on the server, characters are counted, except invisible ones.
 *
 * @param {HTMLInputElement} field
 */
export function judgeName(field) {
  const letters = [...field.value.trim().replace(/\p{Cf}/gu, '')].length;
  return judge(field, letters > LONGEST_NAME && text('fault.name'));
}

/** Focuses the first field with a fault. @param {HTMLFormElement} form */
export function showFault(form) {
  /** @type {HTMLElement | null} */
  const field = form.querySelector('[aria-invalid]');
  if (!field) return;
  const details = field.closest('details');
  if (details) details.open = true;
  field.focus();
}
