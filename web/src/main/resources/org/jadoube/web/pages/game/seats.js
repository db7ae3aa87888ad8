// @ts-check
// What this browser knows about its own games: tokens, and links to send.

const PREFIX = 'jadoube:game:';
const INVITED = 'jadoube:invited:';
const TOKEN = /^[\w-]{1,200}$/;

/** @param {string} id @param {KeptSeat} seat */
export function remember(id, seat) {
  localStorage.setItem(PREFIX + id, JSON.stringify({ ...recall(id), lost: undefined, ...seat }));
}

/**
 * A player of an event comes with the token of the seat: `#white.TOKEN`. It does not stay in the address.
 *
 * @param {string} id
 */
export function arrive(id) {
  const [colour, token] = location.hash.slice(1).split('.');
  if ((colour !== 'white' && colour !== 'black') || !TOKEN.test(token)) return;
  remember(id, { token, colour, since: Date.now() });
  history.replaceState(null, '', location.pathname);
}

/** The server no longer knows this seat's token. @param {string} id */
export function lose(id) {
  remember(id, { token: undefined, invitation: undefined, lost: true });
}

/**
 * An invitation was opened where a token is kept already. That token may be stale, so the invitation must not be lost.
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

/** Returns token, colour and invitation, or that the seat is lost. @param {string} id @returns {KeptSeat} */
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
