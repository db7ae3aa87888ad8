import { get, post, sentence } from './api.js';
import * as seats from './seats.js';
import { language, text } from './texts.js';

const form = document.querySelector('#terms');
const fields = form.elements;
const fault = document.querySelector('#fault');

function showOther() {
  document.querySelector('#other-time').hidden = fields.time.value !== 'other';
}

async function fillEditions() {
  const { editions } = await get('/api/editions');
  fields.edition.replaceChildren(
    ...editions.map(({ name, inForceFrom }) => {
      const date = new Date(inForceFrom).toLocaleDateString(language, { timeZone: 'UTC' });
      return new Option(text('edition', { edition: name, date }), name);
    }),
  );
}

function startNumber() {
  if (!fields.is960.checked) return undefined;
  const text = fields.chess960.value.trim();
  return text === '' ? Math.floor(Math.random() * 960) : Number(text);
}

function wanted() {
  return {
    name: fields.name.value.trim() || fields.name.placeholder,
    timeControl: fields.time.value === 'other' ? fields.control.value.trim() : fields.time.value,
    colour: fields.colour.value,
    edition: fields.edition.value || undefined,
    chess960: startNumber(),
  };
}

async function create(event) {
  event.preventDefault();
  fault.textContent = '';
  try {
    const game = await post('/api/games', { body: wanted() });
    seats.name.set(fields.name.value.trim());
    seats.remember(game.id, {
      token: game.token,
      colour: game.colour,
      invitation: game.joinPath,
      since: Date.now(),
    });
    location.assign(game.gamePath);
  } catch (problem) {
    fault.textContent = sentence(problem);
  }
}

function listMine() {
  const mine = seats.all().slice(0, 8);
  document.querySelector('#mine').hidden = mine.length === 0;
  document.querySelector('#mine ul').replaceChildren(
    ...mine.map(({ id, colour, since }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `/game/${id}`;
      link.textContent = text(`game-of.${colour}`, { date: new Date(since ?? 0).toLocaleString(language) });
      item.append(link);
      return item;
    }),
  );
}

fields.name.value = seats.name.get();
form.addEventListener('change', showOther);
form.addEventListener('submit', create);
// Also when the browser comes back to the page: it may have kept it as it was, or put back what was chosen.
addEventListener('pageshow', () => {
  showOther();
  listMine();
});
fillEditions().catch((problem) => (fault.textContent = sentence(problem)));
