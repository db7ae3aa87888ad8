// @ts-check
// The contents of a time line: the time for each move, and the places of offers, claims and
// rulings.

import { isTold } from './telling.js';

const LEAST = 6; // so that even a quick move is seen

/** @typedef {{ ply: number, height: number, colour: Colour }} Bar its height in percent */

/**
 * The bars, by the root of the time, so that the others stay visible beside one long think. The first move, whose
 * beginning is unknown, has the least.
 *
 * @param {Pick<Move, 'ply' | 'at' | 'colour'>[]} moves
 * @returns {Bar[]}
 */
export function bars(moves) {
  const roots = moves.map(({ at }, index) => Math.sqrt(Math.max(0, at - (moves[index - 1]?.at ?? at))));
  const most = Math.max(...roots, 1);
  return moves.map(({ ply, colour }, index) => ({ ply, colour, height: LEAST + ((100 - LEAST) * roots[index]) / most }));
}

/** @typedef {{ ply: number, kind: 'said' | 'ruled' }} Mark */

/**
 * The events besides the moves, once for each move; a ruling takes precedence over a statement.
 *
 * @param {Pick<Note, 'ply' | 'event'>[]} notes
 * @param {number} plies
 * @returns {Mark[]}
 */
export function marks(notes, plies) {
  /** @type {Map<number, Mark>} */
  const found = new Map();
  for (const { ply, event } of notes) {
    if (!isTold({ event }) || ply > plies) continue;
    const kind = event.consequences ? 'ruled' : 'said';
    if (kind === 'ruled' || !found.has(ply)) found.set(ply, { ply, kind });
  }
  return [...found.values()];
}
