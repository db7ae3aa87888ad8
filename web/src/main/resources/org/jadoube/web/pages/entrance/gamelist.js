// @ts-check
// A list of one's own games, with opponents, states and clock times.

import { ApiError, get } from '../common/api.js';
import { format } from '../common/clock.js';
import { $ } from '../common/dom.js';
import { phrase, text, when } from '../common/texts.js';
import { nameOf } from '../common/guests.js';
import { COLOURS, opponent } from '../game/situation.js';
import { yours } from '../game/yours.js';
import { isOver, moveNumber, waitsForMe } from './mygames.js';

/** @typedef {{ game: Headline, own: import('./mygames.js').Mine }} Listed */

/**
 * The states of games; one that the server does not know no longer exists.
 *
 * @param {import('./mygames.js').Mine[]} games
 * @returns {Promise<Listed[]>}
 */
export async function look(games) {
  return (await Promise.all(games.map(each))).flat();
}

/** @param {import('./mygames.js').Mine} own @returns {Promise<Listed[]>} */
async function each(own) {
  try {
    return [{ game: await get(`/api/games/${own.id}/headline`), own }];
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) return [];
    throw problem;
  }
}

/** @param {Listed} listed */
export function item(listed) {
  const { game, own } = listed;
  const colour = own.colour ?? 'white';
  const title = phrase(`mine.with.${colour}`, { name: named(game, opponent(colour)) });
  return entry(listed, `/game/${game.id}`, ...title, isOver(game) ? ` – ${text('mine.replay')}` : '');
}

/** A game over the board, at which this device may have both seats. @param {Listed} listed */
export function tableItem(listed) {
  return entry(listed, `/table/${listed.game.id}`, ...both(listed.game));
}

/** A game that anybody may watch. @param {Headline} game */
export function watchedItem(game) {
  const element = entry({ game, own: { id: game.id } }, `/game/${game.id}`, ...both(game));
  if (!isOver(game)) $('p', element).prepend(`${text('mine.move', { n: moveNumber(game) })} · `);
  return element;
}

/** Both players. @param {Headline} game */
function both(game) {
  const [white, black] = COLOURS.map((colour) => Object.assign(document.createElement('bdi'), { textContent: named(game, colour) }));
  return [white, ' – ', black];
}

/** @param {Headline} game @param {Colour} colour */
const named = (game, colour) => nameOf(game.players, colour) || text('mine.somebody');

/** @param {Listed} listed @param {string} address @param {(string | Node)[]} title */
function entry(listed, address, ...title) {
  const { game } = listed;
  const element = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.append(...title);
  element.append(link, how(listed), isOver(game) ? line(when(game.created)) : times(game));
  return element;
}

/** @param {Listed} listed */
function how({ game, own }) {
  if (game.abortedBy) return line(text(`aborted.${game.abortedBy}`));
  if (game.result) return line([yours(game.result, own.colour ?? ''), game.result, game.sentence].filter(Boolean).join(' · '));
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

/** @param {string} words @param {string} [kind] */
function line(words, kind = '') {
  const element = document.createElement('p');
  element.className = kind;
  element.textContent = words;
  return element;
}
