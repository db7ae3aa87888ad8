// @ts-check
// The page of one's own games.

import { sentence } from '../common/api.js';
import { $ } from '../common/dom.js';
import { item, look } from './gamelist.js';
import { OtherDevice } from './otherdevice.js';
import { inOrder, isOver, mine } from './mygames.js';
import { account } from './officials.js';
import * as seats from '../game/seats.js';
import { text } from '../common/texts.js';

const AT_ONCE = 20;

const otherDevice = new OtherDevice();
/** @type {import('./mygames.js').Mine[]} */
let waiting = [];
/** @type {import('./gamelist.js').Listed[]} */
let listed = [];

/** An entry; a game in progress can be moved to another device. @param {import('./gamelist.js').Listed} listed */
function entry({ game, own }) {
  const element = item({ game, own });
  if (!isOver(game) && own.token) element.append(button(game.id, own.colour ?? 'white', own.token));
  return element;
}

/** @param {string} id @param {Colour} colour @param {string} token */
function button(id, colour, token) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text('mine.device');
  element.onclick = () => void otherDevice.show(id, colour, token);
  return element;
}

function show() {
  for (const [section, over] of /** @type {[string, boolean][]} */ ([['#unfinished', false], ['#finished', true]])) {
    const games = inOrder(listed.filter(({ game }) => isOver(game) === over));
    $(section).hidden = games.length === 0;
    $(`${section} ul`).replaceChildren(...games.map(entry));
  }
  $('#none').hidden = listed.length > 0 || waiting.length > 0;
  $('#more').hidden = waiting.length === 0;
}

async function more() {
  const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
  try {
    listed = [...listed, ...(await look(now))];
    waiting = later;
    $('#fault').textContent = '';
  } catch (problem) {
    $('#fault').textContent = sentence(problem);
  }
  show();
}

async function load() {
  const who = await account().catch(() => undefined);
  $('#sign-in').hidden = who !== undefined;
  waiting = mine(seats.all(), who);
  listed = [];
  await more();
}

$('#more').onclick = more;
addEventListener('pageshow', load);
