// What is wrong with a field is said beside it.

import { text } from './texts.js';

const LONGEST_NAME = 40;

/** Says it, or with nothing to say takes it back; gives whether the field is right. */
export function judge(field, fault) {
  document.querySelector(`#${field.name}-fault`).textContent = fault || '';
  if (fault) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return !fault;
}

/** Whether a name can be taken; as on the server, letters are counted, and those nobody sees are not. */
export function judgeName(field) {
  const letters = [...field.value.trim().replace(/\p{Cf}/gu, '')].length;
  return judge(field, letters > LONGEST_NAME && text('fault.name'));
}

/** The first field with a fault gets the focus. */
export function showFault(form) {
  const field = form.querySelector('[aria-invalid]');
  if (!field) return;
  const details = field.closest('details');
  if (details) details.open = true;
  field.focus();
}
