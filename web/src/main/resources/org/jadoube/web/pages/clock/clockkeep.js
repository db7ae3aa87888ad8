// @ts-check
// The clock's state, kept in the browser so that a reload loses nothing.

const NAME = 'jadoube:clock';

/**
 * @typedef {object} Settings
 * @property {string} control in PGN's notation
 * @property {string} edition
 * @property {boolean} supervised
 * @property {boolean} whiteFirst whether White sits on the left, or at the top
 * @property {boolean} sound
 */

/**
 * @typedef {object} Kept
 * @property {Settings} settings
 * @property {import('./chessclock.js').Clock} clock its instants are milliseconds since 1970
 * @property {Record<Colour, number>} illegal how many illegal moves each player has completed
 */

/** @param {Kept} kept */
export function keep(kept) {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Without storage, the clock goes on.
  }
}

/** @returns {Kept | null} */
export function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    return kept?.settings && kept.clock?.periods?.length > 0 && kept.illegal ? kept : null;
  } catch {
    return null;
  }
}
