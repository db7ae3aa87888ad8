// @ts-check
// The contents of a time line: both clocks after each move, or the time for each move where there
// are no clocks; and the places of offers, claims and rulings.

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

/**
 * Both clocks through the game: for each colour, the points of a line through the times left after each move, in a
 * picture that is one wide for each move and 100 high. The highest point is the most time that anybody had. Nothing
 * without a time control.
 *
 * @param {Pick<Move, 'ply' | 'whiteMillis' | 'blackMillis'>[]} moves
 * @returns {{ colour: Colour, points: string }[]}
 */
export function lines(moves) {
  const times = moves.flatMap(({ whiteMillis, blackMillis }) => [whiteMillis, blackMillis]).filter((time) => time !== undefined);
  if (moves.length < 2 || times.length < 2 * moves.length) return [];
  const most = Math.max(...times, 1);
  const height = (/** @type {number | undefined} */ left) => (98 - (96 * (left ?? 0)) / most).toFixed(1);
  const line = (/** @type {Colour} */ colour) =>
    moves.map((move) => `${move.ply - 0.5},${height(move[`${colour}Millis`])}`).join(' ');
  return [
    { colour: 'white', points: line('white') },
    { colour: 'black', points: line('black') },
  ];
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
