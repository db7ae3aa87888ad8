// @ts-check
// Sends a form's request.

import { sentence } from './api.js';
import { one } from './dom.js';

/**
 * Performs an act when the form is sent, once at a time; shows the problem if it fails.
 *
 * @param {HTMLFormElement} form
 * @param {HTMLElement} fault
 * @param {() => Promise<unknown>} act
 */
export function onSubmit(form, fault, act) {
  const button = one(HTMLButtonElement, '.primary', form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    fault.textContent = '';
    try {
      await act();
    } catch (problem) {
      fault.textContent = sentence(problem);
    } finally {
      button.disabled = false;
    }
  });
}

/**
 * The act, once at a time: pressing again while it is under way does nothing.
 *
 * @template {unknown[]} A
 * @param {(...given: A) => Promise<unknown>} act
 * @returns {(...given: A) => Promise<void>}
 */
export function onceAtATime(act) {
  let busy = false;
  return async (...given) => {
    if (busy) return;
    busy = true;
    try {
      await act(...given);
    } finally {
      busy = false;
    }
  };
}
