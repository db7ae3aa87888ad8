// @ts-check
// The form that begins a game over the board.

import { post } from '../common/api.js';
import { $, chosen, input, one } from '../common/dom.js';
import { judge, judgeName, showFault } from '../common/fields.js';
import { onSubmit } from '../common/submitting.js';
import * as tables from './tableseats.js';
import { text } from '../common/texts.js';
import { look, tableItem } from '../entrance/gamelist.js';
import { TimeChoice } from '../entrance/timechoice.js';

const LATEST = 6; // tables that are listed here

const form = one(HTMLFormElement, '#terms');
const [own, black, official] = [input(form, 'name'), input(form, 'black'), input(form, 'official')];
const edition = one(HTMLSelectElement, '[name=edition]', form);
const fault = $('#fault');
const time = new TimeChoice(form);

const judged = () => input(form, 'arbiter').checked;
const shared = () => chosen(form, 'screens') === 'one';
/** @param {HTMLInputElement} field */
const nameIn = (field) => field.value.trim() || field.placeholder;

function show() {
  time.show();
  $('#opponent').hidden = !shared();
  $('#official').hidden = !(shared() && judged());
  $('#colour').hidden = shared();
  $('#own-name').textContent = text(shared() ? 'colour.white' : 'table-your-name');
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
  const right = [judgeName(own), !shared() || judgeName(black), !(shared() && judged()) || judgeOfficial()];
  const timeControl = await time.settled();
  if (right.includes(false) || !timeControl) return showFault(form);
  const terms = { regulations: regulations(timeControl) };
  const id = await (shared() && judged() ? ofArbiter(terms) : ofPlayer(terms));
  location.assign(`/table/${id}`);
}

/** Creates the game for a player, who may invite an arbiter. @param {object} terms */
async function ofPlayer(terms) {
  const colour = shared() ? 'white' : chosen(form, 'colour');
  const body = { ...terms, name: nameIn(own), colour, inviteArbiter: judged() };
  const game = await post('/api/games', { body, retrying });
  tables.remember(game.id, { [game.colour]: game.token, invitation: game.joinPath, arbiterPath: game.arbiterPath });
  if (shared()) await sit(game.id, game.invitation, nameIn(black));
  return game.id;
}

/** Creates the game for an arbiter, on the screen at which both will play. @param {object} terms */
async function ofArbiter(terms) {
  const body = { ...terms, name: official.value.trim(), arbiter: true };
  const game = await post('/api/games', { body, retrying });
  tables.remember(game.id, { arbiter: game.arbiterToken });
  await sit(game.id, game.white.invitation, nameIn(own));
  await sit(game.id, game.black.invitation, nameIn(black));
  return game.id;
}

/** Seats a player at this screen. @param {string} id @param {string} invitation @param {string} name */
async function sit(id, invitation, name) {
  const seat = await post(`/api/games/${id}/seats`, { body: { invitation, name }, retrying });
  tables.remember(id, { [seat.colour]: seat.token, invitation: undefined });
}

function judgeOfficial() {
  return judgeName(official) && judge(official, official.value.trim() === '' && text('fault.arbiter-name'));
}

/** Lists the latest tables at which this device has a seat. */
async function listMine() {
  const games = await look(tables.all().slice(0, LATEST).map(({ id }) => ({ id }))).catch(() => []);
  $('#mine').hidden = games.length === 0;
  $('#mine ul').replaceChildren(...games.map(tableItem));
}

for (const field of [own, black, official]) field.addEventListener('input', () => judge(field));
form.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && target.type !== 'text' && show());
onSubmit(form, fault, create);
addEventListener('pageshow', () => {
  show();
  void listMine();
});
