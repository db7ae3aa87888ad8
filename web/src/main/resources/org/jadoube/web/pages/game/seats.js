// @ts-check
// This browser's knowledge of its own games: tokens, and links to send.

const PREFIX = 'jadoube:game:';
const INVITED = 'jadoube:invited:';
const TOKEN = /^[\w-]{1,200}$/;

/** @param {string} id @param {KeptSeat} seat */
export function remember(id, seat) {
  localStorage.setItem(PREFIX + id, JSON.stringify({ ...recall(id), lost: undefined, ...seat }));
}

/**
 * Takes the token of a seat from the address, `#white.TOKEN`, as players of a tournament have it.
 *
 * @param {string} id
 */
export function arrive(id) {
  const [colour, token] = location.hash.slice(1).split('.');
  if ((colour !== 'white' && colour !== 'black') || !TOKEN.test(token)) return;
  remember(id, { token, colour, since: Date.now() });
  history.replaceState(null, '', location.pathname);
}

/** Notes that the server no longer knows this seat's token. @param {string} id */
export function lose(id) {
  remember(id, { token: undefined, invitation: undefined, lost: true });
}

/**
 * Sets an invitation aside if a token is kept already. That token may be stale, so the invitation must not be lost.
 *
 * @param {string} id @param {string} invitation
 */
export function setAside(id, invitation) {
  if (invitation) sessionStorage.setItem(INVITED + id, invitation);
}

/** The invitation that was set aside, once; empty if there is none. @param {string} id */
export function invitationSetAside(id) {
  const invitation = sessionStorage.getItem(INVITED + id) ?? '';
  sessionStorage.removeItem(INVITED + id);
  return invitation;
}

/** The token, colour and invitation, or the note that the seat is lost. @param {string} id @returns {KeptSeat} */
export function recall(id) {
  try {
    const { token, ...seat } = JSON.parse(localStorage.getItem(PREFIX + id) ?? '{}') ?? {};
    if (token === undefined) return seat;
    return typeof token === 'string' && TOKEN.test(token) ? { token, ...seat } : { ...seat, invitation: undefined, lost: true };
  } catch {
    return {};
  }
}

export function all() {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ ...recall(name.slice(PREFIX.length)), id: name.slice(PREFIX.length) }))
    .filter(({ token }) => token)
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0));
}

export const name = {
  get: () => localStorage.getItem('jadoube:name') ?? '',
  /** @param {string} text */
  set: (text) => localStorage.setItem('jadoube:name', text),
};
