// @ts-check
// The whole FEN of a position in a game: the server gives the pieces, the rest follows from the
// moves.

import { FILES, placement } from './pieces.js';

const PAWN = /^[a-h]/;

/** @typedef {Pick<Move, 'fen' | 'san' | 'uci' | 'colour' | 'number'>} Made */

/**
 * @param {string} start of the game, a whole FEN
 * @param {Made[]} moves up to the position
 */
export function fenAfter(start, moves) {
  const last = moves.at(-1);
  if (!last) return start;
  const [before, , castling, , halfmoves] = start.split(' ');
  const turn = last.colour === 'white' ? 'b' : 'w';
  const number = last.colour === 'white' ? last.number : last.number + 1;
  return [last.fen, turn, rights(before, castling, moves), enPassant(last), quiet(Number(halfmoves), moves), number].join(' ');
}

/**
 * The remaining rights to castle: a king or rook that has moved, or was captured, has lost them.
 *
 * @param {string} start
 * @param {string} castling
 * @param {Made[]} moves
 */
function rights(start, castling, moves) {
  const touched = new Set(moves.flatMap(({ uci }) => [uci.slice(0, 2), uci.slice(2, 4)]));
  const left = [...castling].filter((right) => homes(start, right).every((square) => !touched.has(square)));
  return left.join('') || '-';
}

/**
 * The squares of a right's king and rook at the start; the outermost rook, if its file is not named.
 *
 * @param {string} start
 * @param {string} right
 */
function homes(start, right) {
  const white = right === right.toUpperCase();
  const rank = white ? 1 : 8;
  const row = [...FILES].map((file) => placement(start).get(file + rank));
  const side = right.toLowerCase();
  const rooks = row.flatMap((letter, file) => (letter === (white ? 'R' : 'r') ? [file] : []));
  const rook = side === 'k' ? rooks.at(-1) : side === 'q' ? rooks[0] : FILES.indexOf(side);
  return [row.indexOf(white ? 'K' : 'k'), rook ?? 0].map((file) => FILES[file] + rank);
}

/** The square behind a pawn that has just gone two squares, if a pawn stands beside it that may capture there. @param {Made} last */
function enPassant({ uci, san, fen, colour }) {
  const [from, to] = [Number(uci[1]), Number(uci[3])];
  if (!PAWN.test(san) || Math.abs(to - from) !== 2) return '-';
  const file = FILES.indexOf(uci[2]);
  const enemy = colour === 'white' ? 'p' : 'P';
  const beside = [file - 1, file + 1].some((next) => FILES[next] && placement(fen).get(FILES[next] + to) === enemy);
  return beside ? uci[2] + (from + to) / 2 : '-';
}

/** The moves since the last pawn move or capture. @param {number} before the game @param {Made[]} moves */
function quiet(before, moves) {
  const last = moves.findLastIndex(({ san }) => PAWN.test(san) || san.includes('x'));
  return last < 0 ? before + moves.length : moves.length - 1 - last;
}
