// @ts-check
// A smart move: one square is enough if it leaves one move (E04 3.1.5.1).

/**
 * The only legal move that begins or ends on the square; null if there is none, or more than one. A promotion is several
 * unless it is automatic.
 *
 * @param {string[]} moves in UCI
 * @param {string} square
 */
export function onlyMove(moves, square) {
  const found = new Set(moves.filter((move) => move.startsWith(square) || move.slice(2, 4) === square).map((move) => move.slice(0, 4)));
  return found.size === 1 ? [...found][0] : null;
}
