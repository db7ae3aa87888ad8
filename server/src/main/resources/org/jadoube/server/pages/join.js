import { get, newKey, post, sentence } from './api.js';
import * as seats from './seats.js';
import { text } from './texts.js';

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
    ? text('taken')
    : text('host', { name: host });
  const facts = [
    [text('you-play'), text(white ? 'colour.black' : 'colour.white')],
    [text('time'), game.terms],
    [text('laws'), game.edition],
  ];
  document.querySelector('.facts').replaceChildren(
    ...facts.flatMap(([term, fact]) => {
      const dt = document.createElement('dt');
      const dd = document.createElement('dd');
      dt.textContent = term;
      dd.textContent = fact;
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
  const { value, placeholder } = form.elements.name;
  const name = value.trim();
  try {
    const seat = await post(`/api/games/${id}/seats`, { body: { invitation, name: name || placeholder }, key });
    seats.name.set(name);
    seats.remember(id, { token: seat.token, colour: seat.colour, since: Date.now() });
    location.assign(`/game/${id}`);
  } catch (problem) {
    fault.textContent = sentence(problem);
  }
}

if (seats.recall(id).token) {
  location.replace(`/game/${id}`);
} else {
  form.elements.name.value = seats.name.get();
  form.addEventListener('submit', accept);
  get(`/api/games/${id}`).then(show, (problem) => (summary.textContent = sentence(problem)));
}
