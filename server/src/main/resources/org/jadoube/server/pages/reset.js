// Sets a new password, with the key that is in the link after the #.

import { request, sentence } from './api.js';
import { text } from './texts.js';

const form = document.querySelector('#reset');
const fault = document.querySelector('#fault');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  fault.textContent = '';
  try {
    await request('POST', '/api/account/reset', {
      body: { key: location.hash.slice(1), next: form.elements.next.value },
    });
    form.hidden = true;
    history.replaceState(null, '', location.pathname);
    document.querySelector('#lead').textContent = text('reset-done');
  } catch (problem) {
    fault.textContent = sentence(problem);
  }
});
