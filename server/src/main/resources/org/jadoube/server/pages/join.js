import { get, newKey, post, sentence } from './api.js';
import { diagram } from './diagram.js';
import { judge, judgeName, showFault } from './fields.js';
import * as seats from './seats.js';
import { phrase, text } from './texts.js';

const id = location.pathname.split('/')[2];
const invitation = location.hash.slice(1);
const form = document.querySelector('#accept');
const summary = document.querySelector('#summary');
const retry = document.querySelector('#retry');
const fault = document.querySelector('#fault');
const key = newKey();

function fact(term, ...values) {
  const dt = document.createElement('dt');
  const dd = document.createElement('dd');
  dt.textContent = term;
  dd.append(...values);
  return [dt, dd];
}

function seat(colour, name) {
  const shown = document.createElement('bdi');
  shown.textContent = name;
  return fact(text(`colour.${colour}`), shown);
}

function start({ chess960, start }, turned) {
  if (chess960 === undefined) return [];
  const named = text('chess960', { number: chess960 });
  return fact(text('start'), named, diagram(start.split(' ')[0], turned, named));
}

function show(game) {
  const { white, black } = game.players;
  const taken = Boolean(white && black);
  const turned = Boolean(white) && !taken;
  if (taken) summary.textContent = text('taken');
  else summary.replaceChildren(...phrase('host', { name: white ?? black }));
  document.querySelector('.facts').replaceChildren(
    ...(taken
      ? [...seat('white', white), ...seat('black', black)]
      : fact(text('you-play'), text(white ? 'colour.black' : 'colour.white'))),
    ...fact(text('time'), game.terms),
    ...fact(text('laws'), game.edition),
    ...start(game, turned),
  );
  document.querySelector('#watch').href = `/game/${id}`;
  document.querySelector('#joining').hidden = taken;
  form.querySelector('.primary').hidden = taken;
  form.hidden = false;
}

async function accept(event) {
  event.preventDefault();
  fault.textContent = '';
  const { value, placeholder } = form.elements.name;
  const name = value.trim();
  if (!judgeName(form.elements.name)) return showFault(form);
  try {
    const seat = await post(`/api/games/${id}/seats`, {
      body: { invitation, name: name || placeholder },
      key,
      retrying: () => (fault.textContent = text('retrying')),
    });
    seats.name.set(name);
    seats.remember(id, { token: seat.token, colour: seat.colour, since: Date.now() });
    location.assign(`/game/${id}`);
  } catch (problem) {
    fault.textContent = sentence(problem);
  }
}

async function load() {
  retry.hidden = true;
  try {
    show(await get(`/api/games/${id}`));
  } catch (problem) {
    summary.textContent = sentence(problem);
    retry.hidden = false;
  }
}

if (seats.recall(id).token) {
  location.replace(`/game/${id}`);
} else {
  form.elements.name.value = seats.name.get();
  form.elements.name.addEventListener('input', ({ target }) => judge(target));
  form.addEventListener('submit', accept);
  retry.querySelector('button').onclick = load;
  load();
}
