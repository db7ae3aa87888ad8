// @ts-check
// What a time line shows: for each move how long it took, and where there were offers, claims and rulings.

import { isTold } from './telling.js';

const LEAST = 6; // so that even a quick move is seen

/** @typedef {{ ply: number, height: number, colour: Colour }} Bar its height in percent */

/**
 * By the root of the time, so that one long think leaves the others to be seen. The first move, whose beginning is not
 * known, has the least.
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
 * What happened beside the moves, once for each move: a ruling counts more than what was only said.
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
