// Shows what is wrong with a field next to it.

import { text } from './texts.js';

const LONGEST_NAME = 40;

/** Shows the fault, or clears it if there is none; returns whether the field is right. */
export function judge(field, fault) {
  document.querySelector(`#${field.name}-fault`).textContent = fault || '';
  if (fault) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return !fault;
}

/** Whether a name is acceptable; as on the server, characters are counted, except invisible ones. */
export function judgeName(field) {
  const letters = [...field.value.trim().replace(/\p{Cf}/gu, '')].length;
  return judge(field, letters > LONGEST_NAME && text('fault.name'));
}

/** Focuses the first field with a fault. */
export function showFault(form) {
  const field = form.querySelector('[aria-invalid]');
  if (!field) return;
  const details = field.closest('details');
  if (details) details.open = true;
  field.focus();
}
