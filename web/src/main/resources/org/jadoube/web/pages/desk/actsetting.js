// @ts-check
// The facts to which the form of an arbiter's act may refer, and its first values: facts of the
// present game, and no choice.

import { format, left } from '../common/clock.js';
import { text } from '../common/texts.js';

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

/**
 * @typedef {object} Shown
 * @property {GameState} state
 * @property {GameMessage['players']} players
 * @property {Move[]} moves
 * @property {string} [edition]
 * @property {number | null} [past] the move that is looked at, if it is not the latest
 */

/** The names of the players in forms. @param {GameMessage['players']} [players] */
export const namesOf = (players = {}) => ({ white: players.white ?? text('colour.white'), black: players.black ?? text('colour.black') });

/** The positions, latest first. @param {Move[]} moves */
function positions(moves) {
  const start = { ply: 0, words: text('desk.start-position') };
  const after = moves.map(({ ply, number, colour, text: move }) => ({ ply, words: text('desk.after-move', { move: `${number}${colour === 'white' ? '.' : '…'} ${move}` }) }));
  return [start, ...after].reverse();
}

/**
 * @param {import('../game/permissions.js').Permissions} may
 * @param {Shown} shown
 * @param {number} now
 * @returns {import('./actfields.js').Setting}
 */
export function setting(may, { state, players, moves, edition = '', past = null }, now) {
  const names = namesOf(players);
  const [white, black] = COLOURS.map((colour) => left(state.clock, colour, now)).map((millis) => (millis === undefined ? '' : format(millis)));
  return {
    may,
    names,
    positions: positions(moves),
    squares: state.table?.touched ?? [],
    edition,
    shown: { whiteMillis: white, blackMillis: black },
    given: {
      ...(past === null ? {} : { ply: String(past) }), // somebody has chosen it in the list of moves
      'label.white': names.white,
      'label.black': names.black,
      board: state.table?.board ?? state.fen.split(' ')[0],
    },
  };
}
