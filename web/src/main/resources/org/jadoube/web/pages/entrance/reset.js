// @ts-check
// Sets a new password, with the key that is in the link after the #.

import { request, sentence } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { text } from '../common/texts.js';

const form = one(HTMLFormElement, '#reset');
const fault = $('#fault');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  fault.textContent = '';
  try {
    await request('POST', '/api/account/reset', {
      body: { key: location.hash.slice(1), next: input(form, 'next').value },
    });
    form.hidden = true;
    history.replaceState(null, '', location.pathname);
    $('#lead').textContent = text('reset-done');
  } catch (problem) {
    fault.textContent = sentence(problem);
  }
});
