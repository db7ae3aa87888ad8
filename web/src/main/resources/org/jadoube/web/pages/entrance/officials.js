// @ts-check
// This browser's knowledge of its owner's office: an arbiter's key, and the account that has signed
// in.

import { get } from '../common/api.js';

const KEY = /^[\w-]{1,200}$/;

/** @param {string} place */
const slot = (place) => `jadoube:arbiter:${place}`;

/**
 * The key of an arbiter of a game. A link has it after the `#`, from where it is moved here.
 *
 * @param {string} place the id of the game
 * @returns {string | undefined}
 */
export function keyOf(place) {
  const [office, key] = location.hash.slice(1).split('.');
  if (office === 'arbiter' && KEY.test(key ?? '')) {
    localStorage.setItem(slot(place), key);
    history.replaceState(null, '', location.pathname + location.search);
  }
  const kept = localStorage.getItem(slot(place));
  return kept !== null && KEY.test(kept) ? kept : undefined;
}

/** Keeps the key of an arbiter of a game. @param {string} place the id of the game @param {string} key */
export const keep = (place, key) => localStorage.setItem(slot(place), key);

const ACCOUNT = 'jadoube:account'; // its name, which every page shows before it has asked

/** @param {AccountDocument | undefined} who */
function remember(who) {
  if (who) localStorage.setItem(ACCOUNT, who.name);
  else localStorage.removeItem(ACCOUNT);
  dispatchEvent(new StorageEvent('storage', { key: ACCOUNT }));
  return who;
}

/** The account that has signed in. @returns {Promise<AccountDocument | undefined>} */
export async function account() {
  try {
    return remember(await get('/api/account'));
  } catch (problem) {
    if (/** @type {{ status?: number }} */ (problem).status === 401) return remember(undefined);
    throw problem;
  }
}

/** Signs out. */
export async function leave() {
  await fetch('/api/session', { method: 'DELETE' });
  remember(undefined);
}

/** Somebody's offices in a tournament. @param {AccountDocument | undefined} who @param {string} tournament */
export function offices(who, tournament) {
  const held = new Set((who?.roles ?? []).filter(({ scope }) => scope === `tournament:${tournament}`).map(({ role }) => role));
  const chief = held.has('chief-arbiter');
  return {
    organises: held.has('organiser'),
    judges: chief || held.has('arbiter'),
    pairs: chief || held.has('organiser'),
    any: held.has('organiser') || chief || held.has('arbiter'),
  };
}
