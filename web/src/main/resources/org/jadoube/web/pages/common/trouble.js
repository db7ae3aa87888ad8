// @ts-check
// The page in place of a game that cannot be shown.

import { $ } from './dom.js';
import { text } from './texts.js';

const card = $('#trouble');

/** Says why there is no game; the player can try again or go to the home page. @param {string} sentence */
export function tell(sentence) {
  $('p', card).textContent = sentence;
  card.hidden = false;
  $('#status').textContent = '';
}

/** Likewise, for the state of a connection that has not brought a game yet. @param {string} state */
export function withConnection(state) {
  if (state === 'lost' && card.hidden) tell(text('retrying'));
  if (state === 'refused' && card.hidden) tell(text('fault.unreachable'));
}

/** Removes the message, since there is a game. */
export function over() {
  card.hidden = true;
  document.body.classList.add('ready');
}

$('button', card).onclick = () => location.reload();
