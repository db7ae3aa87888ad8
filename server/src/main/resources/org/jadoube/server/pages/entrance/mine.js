// @ts-check
// The page of one's own games.

import { ApiError, get, sentence } from '../common/api.js';
import { format } from '../common/clock.js';
import { $ } from '../common/dom.js';
import { Handing } from './handing.js';
import { inOrder, isOver, mine, waitsForMe } from './mygames.js';
import { account } from './officials.js';
import * as seats from '../game/seats.js';
import { opponent } from '../game/situation.js';
import { phrase, text, when } from '../common/texts.js';

/** @typedef {{ game: Headline, own: import('./mygames.js').Mine }} Listed */

const AT_ONCE = 20;

const handing = new Handing();
/** @type {import('./mygames.js').Mine[]} */
let waiting = [];
/** @type {Listed[]} */
let listed = [];

/** @param {string} words @param {string} [kind] */
function line(words, kind = '') {
  const element = document.createElement('p');
  element.className = kind;
  element.textContent = words;
  return element;
}

/** @param {Listed} listed */
function how({ game, own }) {
  if (game.abortedBy) return line(text(`aborted.${game.abortedBy}`));
  if (game.result) return line([game.result, game.sentence].filter(Boolean).join(' · '));
  if (game.startsAt && game.phase === 'not-begun') return line(text('starts-at', { time: when(game.startsAt) }));
  if (!game.players.white || !game.players.black) return line(text('waiting'));
  if (game.phase === 'paused') return line(text('paused'));
  if (waitsForMe(game, own.colour)) return line(text('own-move'), 'turn own');
  return line(text(`to-move.${game.turn}`), 'turn');
}

/** @param {Headline} game */
function times({ clock, terms, edition }) {
  const { whiteMillis, blackMillis } = clock;
  const left = whiteMillis !== undefined && blackMillis !== undefined ? [text('mine.clocks', { white: format(whiteMillis), black: format(blackMillis) })] : [];
  return line([...left, terms, edition].join(' · '));
}

/** @param {Listed} listed */
function item({ game, own }) {
  const element = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/game/${game.id}`;
  const colour = own.colour ?? 'white';
  link.append(...phrase(`mine.with.${colour}`, { name: game.players[opponent(colour)] || text('mine.somebody') }));
  if (isOver(game)) link.append(` – ${text('mine.replay')}`);
  element.append(link, how({ game, own }), isOver(game) ? line(when(game.created)) : times(game));
  if (!isOver(game) && own.token) element.append(button(game.id, colour, own.token));
  return element;
}

/** @param {string} id @param {Colour} colour @param {string} token */
function button(id, colour, token) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text('mine.device');
  element.onclick = () => void handing.show(id, colour, token);
  return element;
}

function show() {
  for (const [section, over] of /** @type {[string, boolean][]} */ ([['#unfinished', false], ['#finished', true]])) {
    const games = inOrder(listed.filter(({ game }) => isOver(game) === over));
    $(section).hidden = games.length === 0;
    $(`${section} ul`).replaceChildren(...games.map(item));
  }
  $('#none').hidden = listed.length > 0 || waiting.length > 0;
  $('#more').hidden = waiting.length === 0;
}

/** A game that the server does not know is none any more. @param {import('./mygames.js').Mine} own @returns {Promise<Listed[]>} */
async function look(own) {
  try {
    return [{ game: await get(`/api/games/${own.id}/headline`), own }];
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) return [];
    throw problem;
  }
}

async function more() {
  const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
  try {
    listed = [...listed, ...(await Promise.all(now.map(look))).flat()];
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
