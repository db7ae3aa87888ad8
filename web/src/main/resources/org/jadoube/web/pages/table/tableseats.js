// @ts-check
// The seats that this device has at a table: one player's, both players', the arbiter's.

const PREFIX = 'jadoube:table:';
const TOKEN = /^[\w-]{1,200}$/;

/** @typedef {Colour | 'arbiter'} TableRole */
/** @typedef {{ white?: string, black?: string, arbiter?: string, invitation?: string, arbiterPath?: string, since?: number }} TableSeats tokens */

/** @type {TableRole[]} */
export const ROLES = ['white', 'black', 'arbiter'];

/** @param {unknown} token */
const isToken = (token) => typeof token === 'string' && TOKEN.test(token);

/** @param {string} id @returns {TableSeats} */
export function recall(id) {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? '{}') ?? {};
    const right = ROLES.filter((role) => isToken(kept[role])).map((role) => [role, kept[role]]);
    return { ...Object.fromEntries(right), since: Number(kept.since ?? 0), invitation: kept.invitation, arbiterPath: kept.arbiterPath };
  } catch {
    return {};
  }
}

/** Adds seats to those that this device has. @param {string} id @param {TableSeats} seats */
export function remember(id, seats) {
  localStorage.setItem(PREFIX + id, JSON.stringify({ ...recall(id), since: Date.now(), ...seats }));
}

/** Notes that the server does not know the token of this seat. @param {string} id @param {TableRole} role */
export const lose = (id, role) => remember(id, { [role]: undefined });

/** Takes seats from the address: `#white.TOKEN` or `#white.TOKEN.black.TOKEN`. @param {string} id */
export function arrive(id) {
  const parts = location.hash.slice(1).split('.');
  const seats = parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]]] : []));
  if (!seats.every(([role, token]) => ROLES.some((each) => each === role) && isToken(token))) return;
  remember(id, Object.fromEntries(seats));
  history.replaceState(null, '', location.pathname);
}

/** All tables at which this device has a seat, the latest first. */
export function all() {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ ...recall(name.slice(PREFIX.length)), id: name.slice(PREFIX.length) }))
    .filter((table) => ROLES.some((role) => table[role]))
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0));
}
