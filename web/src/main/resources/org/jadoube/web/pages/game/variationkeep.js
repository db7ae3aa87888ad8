// @ts-check
// What somebody has tried out on the analysis boards of this browser's latest games, so that it
// survives a reload.

/** @typedef {[number, import('./variations.js').Branch[]][]} Kept variations by the number of plies of the game before them */

const PREFIX = 'jadoube:variations:';
const MOST_GAMES = 20;
const MOST_CHARACTERS = 50_000; // of a game: some 200 moves

const names = () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));

/** @param {string} name @returns {{ since: number, all: Kept }} */
function read(name) {
  try {
    const { since, all } = JSON.parse(localStorage.getItem(name) ?? '{}');
    return { since: Number(since) || 0, all: Array.isArray(all) ? all : [] };
  } catch {
    return { since: 0, all: [] };
  }
}

/** What was kept of a game. @param {string} game */
export const recall = (game) => read(PREFIX + game).all;

/**
 * Keeps the variations of a game in place of its former ones. Those of the games that were looked at longest ago make room; a tree that is too large is not kept any more.
 *
 * @param {string} game @param {Kept} all @param {number} [now]
 */
export function keep(game, all, now = Date.now()) {
  const written = JSON.stringify({ since: now, all });
  try {
    if (all.length === 0) localStorage.removeItem(PREFIX + game);
    else if (written.length <= MOST_CHARACTERS) localStorage.setItem(PREFIX + game, written);
    const latest = names().sort((one, other) => read(other).since - read(one).since);
    for (const name of latest.slice(MOST_GAMES)) localStorage.removeItem(name);
  } catch {
    // Without storage, they last as long as the page.
  }
}
