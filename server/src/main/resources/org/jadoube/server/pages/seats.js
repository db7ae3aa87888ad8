// What this browser knows of the games it plays in: tokens, and links to send.

const PREFIX = 'jadoube:game:';

export function remember(id, seat) {
  localStorage.setItem(PREFIX + id, JSON.stringify({ ...recall(id), ...seat }));
}

export function recall(id) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id)) ?? {};
  } catch {
    return {};
  }
}

export function all() {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ id: name.slice(PREFIX.length), ...recall(name.slice(PREFIX.length)) }))
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0));
}

export const name = {
  get: () => localStorage.getItem('jadoube:name') ?? '',
  set: (text) => localStorage.setItem('jadoube:name', text),
};
