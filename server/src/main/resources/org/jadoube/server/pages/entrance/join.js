// @ts-check
import { get, newKey, post, sentence } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { MiniBoard } from '../board/miniboard.js';
import { judge, judgeName, showFault } from '../common/fields.js';
import * as seats from '../game/seats.js';
import * as tables from '../table/tableseats.js';
import { phrase, text } from '../common/texts.js';

const id = location.pathname.split('/')[2];
const invitation = location.hash.slice(1);
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

/** @param {Colour} colour @param {string} name */
function seat(colour, name) {
  const shown = document.createElement('bdi');
  shown.textContent = name;
  return fact(text(`colour.${colour}`), shown);
}

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
  const taken = (white && black) || abortedBy !== undefined;
  const turned = Boolean(white) && !taken;
  if (abortedBy) summary.textContent = text(`aborted.${abortedBy}`);
  else if (taken) summary.textContent = text('taken');
  else summary.replaceChildren(...phrase('host', { name: white ?? black ?? '' }));
  $('.facts').replaceChildren(
    ...(white && black
      ? [...seat('white', white), ...seat('black', black)]
      : fact(text('you-play'), text(white ? 'colour.black' : 'colour.white'))),
    ...fact(text('time'), game.terms),
    ...fact(text('laws'), game.edition),
    ...start(game, turned),
  );
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
  seats.setAside(id, invitation);
  location.replace(`/game/${id}`);
} else {
  name.value = seats.name.get();
  name.addEventListener('input', () => judge(name));
  form.addEventListener('submit', accept);
  $('button', retry).onclick = load;
  load();
}
