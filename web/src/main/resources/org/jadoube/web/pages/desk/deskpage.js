// @ts-check
// The arbiter's desk, for a tournament, with all its boards and one of them in detail, or for a
// single game.

import { get, request, sentence } from '../common/api.js';
import { flags } from './attention.js';
import { BoardDesk } from './boarddesk.js';
import { $, one } from '../common/dom.js';
import { Hall } from '../tournament/hall.js';
import { account, keyOf } from '../entrance/officials.js';
import { chips, Overview } from './overview.js';
import { blank, envelope, scoresheet } from './papers.js';
import { score } from '../tournament/points.js';
import { print } from '../common/printing.js';
import { text } from '../common/texts.js';

const [, , place, only] = location.pathname.split('/');
const tournament = place === 'game' ? undefined : place;

/** @type {BoardDesk | null} */
let desk = null;

const chosen = () => location.hash.slice(1);

/** @param {'live' | 'lost' | 'refused'} now */
function connection(now) {
  const line = $('#connection');
  line.dataset.state = now;
  line.textContent = text(now);
}

const hall = tournament ? new Hall(tournament, undefined, { onState: stands, onConnection: connection }) : null;
const overview = hall ? new Overview(() => hall.now(), chosen) : null;

/** @param {HallState} state */
function stands(state) {
  document.title = `${state.name} – jadoube`;
  $('#hall-title bdi').textContent = state.name;
  overview?.show(state);
  turn();
  showSigns();
}

const opened = () => overview?.boards.find(({ round, board }) => `${round}.${board}` === chosen());

/** Goes to the board in the address, or to the list. */
function turn() {
  const board = opened();
  document.body.dataset.view = board ? 'both' : 'list';
  $('#one').hidden = !board?.game;
  if (desk?.id === board?.game) return;
  desk?.close();
  desk = board?.game ? open(board.game, undefined, () => {}, (result, reason) => decided(board, result, reason)) : null;
}

/**
 * @param {string} game
 * @param {string | undefined} key
 * @param {(state: 'live' | 'lost' | 'refused') => void} onConnection
 * @param {((result: string, reason: string) => Promise<unknown>) | null} onDecided
 */
function open(game, key, onConnection, onDecided) {
  $('#one').hidden = false;
  one(HTMLAnchorElement, '#watch').href = `/game/${game}`;
  return new BoardDesk(game, key, { onConnection, onChange: showSigns, onDecided });
}

/**
 * Stores a decided result with its reason in the tournament.
 *
 * @param {import('./attention.js').Watched} watched
 * @param {string} result
 * @param {string} reason
 */
async function decided({ round, board }, result, reason) {
  await request('POST', `/api/tournaments/${tournament}/rounds/${round}/boards/${board}`, { body: { result, basis: 'arbiter', reason } });
}

/** Shows the reasons to look at the open board. */
function showSigns() {
  const board = opened();
  const state = hall?.state;
  $('#signs').replaceChildren(...(board && state ? chips(flags(board, state, hall.now())) : []));
}

/** @param {string} what */
async function paper(what) {
  const games = what === 'scoresheets' || what === 'blanks' ? (overview?.boards ?? []).flatMap(({ game }) => game ?? []) : desk ? [desk.id] : [];
  const about = (/** @type {string} */ id) => {
    const board = overview?.boards.find(({ game }) => game === id);
    const heading = board ? `${$('#hall-title').textContent} · ${text('desk.round-board', { round: board.round, board: board.board })}` : '';
    return { heading, result: board?.result && score(board.result) };
  };
  try {
    const found = await Promise.all(games.map((game) => get(`/api/games/${game}`, desk?.token)));
    const sheets = found.map((game) => {
      if (what === 'envelope') return [envelope(game)];
      return what === 'blanks' ? blank(game, about(game.id).heading) : scoresheet(game, about(game.id));
    });
    $('#paper').replaceChildren(...sheets.flat());
    print('paper');
  } catch (problem) {
    $('#announcer').textContent = sentence(problem);
  }
}

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-paper]'))) {
  button.onclick = () => paper(button.dataset.paper ?? '');
}

async function greet() {
  const who = await account().catch(() => undefined);
  const link = one(HTMLAnchorElement, '#who');
  if (who) link.textContent = who.name;
  link.href = `/sign-in?next=${encodeURIComponent(location.pathname)}`;
}

if (tournament) {
  one(HTMLAnchorElement, '#hall-title a').href = `/tournament/${tournament}`;
  $('#hall').hidden = false;
  document.body.dataset.view = 'list';
  addEventListener('hashchange', () => {
    turn();
    if (hall?.state) overview?.show(hall.state);
    (opened() ? $('#back') : $('#list')).focus();
  });
} else {
  $('#back').hidden = true;
  desk = open(only, keyOf(only), connection, null);
}
greet();
