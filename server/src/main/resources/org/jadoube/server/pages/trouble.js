// What is shown in place of a game that cannot be shown.

import { text } from './texts.js';

const card = document.querySelector('#trouble');

/** Says why there is no game; the player can try again or go to the home page. */
export function tell(sentence) {
  card.querySelector('p').textContent = sentence;
  card.hidden = false;
  document.querySelector('#status').textContent = '';
}

/** The same for the state of a connection that has not brought a game yet. */
export function withConnection(state) {
  if (state === 'lost' && card.hidden) tell(text('retrying'));
  if (state === 'refused' && card.hidden) tell(text('fault.unreachable'));
}

/** There is a game. */
export function over() {
  card.hidden = true;
  document.body.classList.add('ready');
}

card.querySelector('button').onclick = () => location.reload();
