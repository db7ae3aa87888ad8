// @ts-check
// Games with a visually disabled player (Article D.2): a move is announced before it is made, and the opponent repeats it.

import { isOnline } from './aids.js';
import { COLOURS } from './situation.js';

/** Whether moves are announced in a game. @param {Pick<GameMessage, 'regulations'>} game */
export function announces(game) {
  const { arrangements = [] } = game.regulations;
  return !isOnline(game) && COLOURS.some((colour) => arrangements.includes(`${colour}-visually-disabled`));
}

/**
 * Whether the player here may make a move; if moves are announced, the announcement comes first.
 *
 * @param {import('./situation.js').Situation} situation
 * @param {boolean} [repeating] whether the opponent's move has yet to be repeated
 */
export function mayMove({ game, may }, repeating = false) {
  if (!announces(game)) return may.grants('move');
  return !repeating && (may.grants('announce-move') || may.grants('correct-announcement'));
}

/**
 * The opponent's latest move, if the player here has yet to repeat it.
 *
 * @param {Pick<GameMessage, 'regulations'>} game
 * @param {Move[]} moves
 * @param {Note[]} notes the events besides them
 * @param {Colour | null} mine
 */
export function unrepeated(game, moves, notes, mine) {
  const last = moves.at(-1);
  if (!last || !mine || last.colour === mine || !announces(game)) return null;
  return notes.some(({ event, ply }) => event.type === 'move-executed' && ply >= last.ply) ? null : last;
}
