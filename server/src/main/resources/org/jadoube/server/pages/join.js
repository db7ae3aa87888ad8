import { get, newKey, post } from './api.js';
import * as seats from './seats.js';
import { words } from './terms.js';

const id = location.pathname.split('/')[2];
const invitation = location.hash.slice(1);
const form = document.querySelector('#accept');
const summary = document.querySelector('#summary');
const fault = document.querySelector('#fault');
const key = newKey();

function show(game) {
  const { white, black } = game.players;
  const host = white ?? black;
  summary.textContent = white && black
    ? 'Somebody has accepted this invitation already; you can watch the game.'
    : `${host} would like to play with you.`;
  const facts = [
    ['You play', white ? 'Black' : 'White'],
    ['Time', words(game.timeControl)],
    ['Laws', game.edition],
  ];
  document.querySelector('.facts').replaceChildren(
    ...facts.flatMap(([term, text]) => {
      const dt = document.createElement('dt');
      const dd = document.createElement('dd');
      dt.textContent = term;
      dd.textContent = text;
      return [dt, dd];
    }),
  );
  document.querySelector('#watch').href = `/game/${id}`;
  form.hidden = false;
  form.querySelector('.primary').hidden = Boolean(white && black);
}

async function accept(event) {
  event.preventDefault();
  fault.textContent = '';
  const name = form.elements.name.value.trim();
  try {
    const seat = await post(`/api/games/${id}/seats`, { body: { invitation, name }, key });
    seats.name.set(name);
    seats.remember(id, { token: seat.token, colour: seat.colour, since: Date.now() });
    location.assign(`/game/${id}`);
  } catch (problem) {
    fault.textContent = problem.message;
  }
}

if (seats.recall(id).token) {
  location.replace(`/game/${id}`);
} else {
  form.elements.name.value = seats.name.get();
  form.addEventListener('submit', accept);
  get(`/api/games/${id}`).then(show, (problem) => (summary.textContent = problem.message));
}
