// What is said in place of a game that cannot be shown.

import { text } from './texts.js';

const card = document.querySelector('#trouble');

/** Says why there is no game to see; the player can try again or go home. */
export function tell(sentence) {
  card.querySelector('p').textContent = sentence;
  card.hidden = false;
  document.querySelector('#status').textContent = '';
}

/** The same for what becomes of the connection before it has brought a game. */
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
