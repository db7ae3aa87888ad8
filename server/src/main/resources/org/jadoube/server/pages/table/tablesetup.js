// @ts-check
// The form with which a game over the board begins.

import { get, post, sentence } from '../common/api.js';
import { $, chosen, input, one } from '../common/dom.js';
import { judge, judgeName, showFault } from '../common/fields.js';
import { onSubmit } from '../common/submitting.js';
import * as tables from './tableseats.js';
import { text } from '../common/texts.js';
import { look, tableItem } from '../entrance/gamelist.js';
import { TimeChoice } from '../entrance/timechoice.js';

const LATEST = 6; // tables that are listed here

const form = one(HTMLFormElement, '#terms');
const [own, black] = [input(form, 'name'), input(form, 'black')];
const edition = one(HTMLSelectElement, '[name=edition]', form);
const fault = $('#fault');
const time = new TimeChoice(form);

const shared = () => chosen(form, 'screens') === 'one';
/** @param {HTMLInputElement} field */
const nameIn = (field) => field.value.trim() || field.placeholder;

function show() {
  time.show();
  $('#opponent').hidden = !shared();
  $('#colour').hidden = shared();
  $('#own-name').textContent = text(shared() ? 'colour.white' : 'table-your-name');
}

async function fillEditions() {
  /** @type {{ editions: { name: string }[] }} */
  const { editions } = await get('/api/editions');
  edition.replaceChildren(...editions.map(({ name }) => new Option(name, name)));
}

/** @param {string} timeControl */
function regulations(timeControl) {
  const scores = input(form, 'scores').checked;
  return {
    timeControl,
    ...(edition.value ? { edition: edition.value } : {}),
    supervision: input(form, 'supervised').checked ? 'adequate' : 'inadequate',
    arbiterPresent: input(form, 'arbiter').checked,
    arrangements: ['over-the-board', ...(scores ? ['scores-kept-by-players'] : [])],
  };
}

const retrying = () => { fault.textContent = text('retrying'); };

async function create() {
  const right = [judgeName(own), !shared() || judgeName(black)];
  const timeControl = await time.settled();
  if (right.includes(false) || !timeControl) return showFault(form);
  const body = {
    name: nameIn(own),
    colour: shared() ? 'white' : chosen(form, 'colour'),
    arbiter: input(form, 'arbiter').checked,
    regulations: regulations(timeControl),
  };
  const game = await post('/api/games', { body, retrying });
  tables.remember(game.id, { [game.colour]: game.token, arbiter: game.arbiterToken, invitation: game.joinPath });
  if (shared()) await seatBlack(game);
  location.assign(`/table/${game.id}`);
}

/** Both players use this screen. @param {{ id: string, invitation: string }} game */
async function seatBlack({ id, invitation }) {
  const seat = await post(`/api/games/${id}/seats`, { body: { invitation, name: nameIn(black) }, retrying });
  tables.remember(id, { black: seat.token, invitation: undefined });
}

/** The latest tables at which this device has a seat. */
async function listMine() {
  const games = await look(tables.all().slice(0, LATEST).map(({ id }) => ({ id }))).catch(() => []);
  $('#mine').hidden = games.length === 0;
  $('#mine ul').replaceChildren(...games.map(tableItem));
}

for (const field of [own, black]) field.addEventListener('input', () => judge(field));
form.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && target.type === 'radio' && show());
onSubmit(form, fault, create);
fillEditions().catch((problem) => (fault.textContent = sentence(problem)));
addEventListener('pageshow', () => {
  show();
  void listMine();
});
