// @ts-check
// A player's entries under E04 that are not yet moves, from the game's events for this player alone
// (E04 3.1.5).

/**
 * @typedef {object} Entries
 * @property {import('./aids.js').Aid[] | null} aids chosen in this game; null: none so far
 * @property {string | null} premove in UCI
 * @property {string | null} waiting for its confirmation, in UCI
 */

/** @type {Entries} */
export const NOTHING_ENTERED = { aids: null, premove: null, waiting: null };

/**
 * @param {Entries} entries
 * @param {Note['event']} event
 * @param {Colour | null} mine
 * @returns {Entries}
 */
export function after(entries, event, mine) {
  if (event.by !== mine) return entries;
  switch (event.type) {
    case 'aids-chosen':
      return { ...entries, aids: /** @type {import('./aids.js').Aid[]} */ (event.aids ?? []) };
    case 'premove-entered':
      return { ...entries, premove: event.attempt ?? null };
    case 'move-entered':
      return { ...entries, waiting: event.attempt ?? null };
    case 'entry-dropped':
    case 'move-made':
      return { ...entries, premove: null, waiting: null };
    default:
      return entries;
  }
}
