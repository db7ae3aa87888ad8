// @ts-check
// The games that anybody may watch, in lists.

import { get } from '../common/api.js';
import { $ } from '../common/dom.js';
import { watchedItem } from './gamelist.js';

/** @typedef {{ live: Headline[], finished: Headline[] }} PublicGames */

/** The games now. @returns {Promise<PublicGames>} */
export const publicGames = () => get('/api/games/live');

/**
 * Fills a list anew. Whoever stands on a link of it stays there.
 *
 * @param {string} section its selector
 * @param {Headline[]} games
 */
export function fill(section, games) {
  const list = $(`${section} ul`);
  const stood = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined;
  list.replaceChildren(...games.map(watchedItem));
  const link = stood && list.querySelector(`a[href=${JSON.stringify(stood)}]`);
  if (link instanceof HTMLElement) link.focus();
}
