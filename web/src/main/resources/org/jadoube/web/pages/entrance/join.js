// @ts-check
import { get, newKey, post, sentence } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { MiniBoard } from '../board/miniboard.js';
import { judge, judgeName, showFault } from '../common/fields.js';
import { keep } from './officials.js';
import * as seats from '../game/seats.js';
import * as tables from '../table/tableseats.js';
import { phrase, text } from '../common/texts.js';

const id = location.pathname.split('/')[2];
/** `#INVITATION`, `#white.INVITATION`, `#black.INVITATION` or `#arbiter.INVITATION`. */
const [place, invitation] = ['', ...location.hash.slice(1).split('.')].slice(-2);
const arbitrates = place === 'arbiter';
const form = one(HTMLFormElement, '#accept');
const name = input(form, 'name');
const summary = $('#summary');
const retry = $('#retry');
const fault = $('#fault');
const key = newKey();
let overTheBoard = false;

/** @param {string} term @param {(string | Node)[]} values */
function fact(term, ...values) {
  const dt = document.createElement('dt');
  const dd = document.createElement('dd');
  dt.textContent = term;
  dd.append(...values);
  return [dt, dd];
}

/** @param {string} term @param {string} name */
function named(term, name) {
  const shown = document.createElement('bdi');
  shown.textContent = name;
  return fact(term, shown);
}

/** @param {Colour} colour @param {string} name */
const seat = (colour, name) => named(text(`colour.${colour}`), name);

/** @param {GameMessage} game @param {boolean} turned */
function start({ chess960, start }, turned) {
  if (chess960 === undefined) return [];
  const named = text('chess960', { number: chess960 });
  const board = new MiniBoard(named);
  board.turn(turned);
  board.show(start);
  return fact(text('start'), named, board.element);
}

/** @param {GameMessage} game */
function show(game) {
  const { white, black } = game.players;
  overTheBoard = game.regulations.arrangements?.includes('over-the-board') ?? false;
  const { abortedBy } = game.casual;
  const offered = place === 'white' || place === 'black' ? place : white ? 'black' : 'white';
  const taken = (arbitrates ? false : game.players[offered]) || abortedBy !== undefined;
  const turned = offered === 'black' && !taken;
  if (taken) $('h1').textContent = text('closed-invitation');
  if (abortedBy) summary.textContent = text(`aborted.${abortedBy}`);
  else if (taken) summary.textContent = text('taken');
  else if (arbitrates) summary.textContent = text('arbiter-invited');
  else if (place) summary.replaceChildren(...phrase('arbiter-host', { name: game.arbiters[0]?.name ?? '' }));
  else summary.replaceChildren(...phrase('host', { name: white ?? black ?? '' }));
  $('.facts').replaceChildren(
    ...(taken || arbitrates
      ? [...(white ? seat('white', white) : []), ...(black ? seat('black', black) : [])]
      : fact(text('you-play'), text(`colour.${offered}`))),
    ...game.arbiters.flatMap((arbiter) => named(text('arbiter-term'), arbiter.name)),
    ...fact(text('time'), game.terms),
    ...fact(text('laws'), game.edition),
    ...start(game, turned),
  );
  const takebacks = game.regulations.arrangements?.includes('takebacks') ?? false;
  $('#takebacks').hidden = !takebacks;
  $('#no-takebacks').hidden = takebacks || Boolean(taken) || arbitrates;
  one(HTMLAnchorElement, '#watch').href = `/game/${id}`;
  $('#joining').hidden = Boolean(taken);
  $('.primary', form).hidden = Boolean(taken);
  form.hidden = false;
}

/** @param {SubmitEvent} event */
async function accept(event) {
  event.preventDefault();
  fault.textContent = '';
  const chosen = name.value.trim();
  if (!judgeName(name)) return showFault(form);
  try {
    if (arbitrates) return await arbitrate(chosen);
    const seat = await post(`/api/games/${id}/seats`, {
      body: { invitation, name: chosen || name.placeholder },
      key,
      retrying: () => { fault.textContent = text('retrying'); },
    });
    seats.name.set(chosen);
    if (overTheBoard) tables.remember(id, { [seat.colour]: seat.token });
    else seats.remember(id, { token: seat.token, colour: seat.colour, since: Date.now() });
    location.assign(`/${overTheBoard ? 'table' : 'game'}/${id}`);
  } catch (problem) {
    fault.textContent = sentence(problem);
  }
}

/** @param {string} chosen */
async function arbitrate(chosen) {
  const { token } = await post(`/api/games/${id}/arbiter`, { body: { invitation, name: chosen }, key });
  seats.name.set(chosen);
  keep(id, token);
  location.assign(`/desk/game/${id}`);
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

if (arbitrates) {
  $('#heading').textContent = text('arbiter-heading');
  $('.primary', form).textContent = text('arbitrate');
}
if (!arbitrates && seats.recall(id).token) {
  seats.setAside(id, location.hash.slice(1));
  location.replace(`/game/${id}`);
} else {
  name.value = seats.name.get();
  name.addEventListener('input', () => judge(name));
  form.addEventListener('submit', accept);
  $('button', retry).onclick = load;
  load();
}
