// @ts-check
// Shows the fault of a field next to it.

import { $, input } from './dom.js';
import { text } from './texts.js';

const LONGEST_NAME = 40;

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/**
 * Shows the fault, or clears it if there is none; returns whether the field is right.
 *
 * @param {Field} field
 * @param {string | false} [fault]
 */
export function judge(field, fault) {
  $(`#${field.name}-fault`).textContent = fault || '';
  if (fault) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return !fault;
}

/** The label of a field. @param {Field} field */
export const called = ({ labels, ariaLabel }) => ariaLabel || (labels?.[0]?.firstChild?.textContent ?? '').trim();

/**
 * Whether a field has been filled in; otherwise the page names it and says what it needs.
 *
 * @param {Field} field
 * @param {string} wants the key of a text; empty if it may be empty
 */
export const demand = (field, wants) => judge(field, wants !== '' && field.value.trim() === '' && `${called(field)}: ${text(wants)}`);

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
  const field = form.querySelector('[aria-invalid=true]');
  if (!field) return;
  const details = field.closest('details');
  if (details) details.open = true;
  field.focus();
}

/**
 * Lists the faults of fields in one place, each by its name, and goes to the first field.
 *
 * @param {HTMLFormElement} form
 * @param {HTMLElement} told
 * @param {{ name: string, said: string }[]} faults
 */
export function blame(form, told, faults) {
  for (const marked of form.querySelectorAll('[aria-invalid]')) marked.removeAttribute('aria-invalid');
  const wrong = faults.map(({ name, said }) => ({ said, field: input(form, name) }));
  told.textContent = wrong.map(({ field, said }) => `${called(field)}: ${said}`).join(' ');
  for (const { field } of wrong) field.setAttribute('aria-invalid', 'true');
  showFault(form);
}
