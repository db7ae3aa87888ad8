// @ts-check
// Where a piece could go once the opponent has moved: what stands in its way may be gone by then, and what it could
// capture may have come.

import { colourOf, FILES, roleOf } from './pieces.js';

/** @typedef {[files: number, ranks: number]} Step */

/** @type {Step[]} */
const STRAIGHT = [[0, 1], [1, 0], [0, -1], [-1, 0]];
/** @type {Step[]} */
const DIAGONAL = [[1, 1], [1, -1], [-1, -1], [-1, 1]];
/** @type {Step[]} */
const LEAPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const FAR = 7;

/** @param {string} square @param {Step} step @returns {string | null} */
function stepped(square, [files, ranks]) {
  const file = FILES[FILES.indexOf(square[0]) + files];
  const rank = Number(square[1]) + ranks;
  return file && rank >= 1 && rank <= 8 ? file + rank : null;
}

/** @param {string} square @param {Step[]} steps @param {number} most */
function reached(square, steps, most) {
  const found = [];
  for (const step of steps) {
    let next = stepped(square, step);
    for (let i = 0; next && i < most; i++) {
      found.push(next);
      next = stepped(next, step);
    }
  }
  return found;
}

/** @param {string} square @param {Colour} colour */
function pawn(square, colour) {
  const ahead = colour === 'white' ? 1 : -1;
  const first = colour === 'white' ? '2' : '7';
  /** @type {Step[]} */
  const steps = [[0, ahead], [-1, ahead], [1, ahead]];
  if (square[1] === first) steps.push([0, 2 * ahead]);
  return steps.flatMap((step) => stepped(square, step) ?? []);
}

/** The king's steps, and castling from its usual square. @param {string} square @param {Colour} colour */
function king(square, colour) {
  const home = colour === 'white' ? 'e1' : 'e8';
  const rank = home[1];
  return [...reached(square, [...STRAIGHT, ...DIAGONAL], 1), ...(square === home ? [`g${rank}`, `c${rank}`] : [])];
}

/** @param {string} letter @param {string} square */
function goals(letter, square) {
  switch (roleOf(letter)) {
    case 'pawn':
      return pawn(square, colourOf(letter));
    case 'knight':
      return reached(square, LEAPS, 1);
    case 'bishop':
      return reached(square, DIAGONAL, FAR);
    case 'rook':
      return reached(square, STRAIGHT, FAR);
    case 'queen':
      return reached(square, [...STRAIGHT, ...DIAGONAL], FAR);
    default:
      return king(square, colourOf(letter));
  }
}

/**
 * All moves that may be entered before the opponent has moved, in UCI; promotions once for each piece.
 *
 * @param {Map<string, string>} pieces by square
 * @param {Colour} mine
 */
export function premoves(pieces, mine) {
  return [...pieces]
    .filter(([, letter]) => colourOf(letter) === mine)
    .flatMap(([from, letter]) => goals(letter, from).flatMap((to) => moves(letter, from, to)));
}

/**
 * Those of the moves that may be entered before the opponent has moved which a typed text can mean.
 *
 * @param {string[]} attempts that it can mean, as the server writes them: e7e5, e7e8q, O-O
 * @param {Map<string, string>} pieces by square
 * @param {Colour} mine
 */
export function premovesMeant(attempts, pieces, mine) {
  const rank = mine === 'white' ? '1' : '8';
  /** @type {Record<string, string>} */
  const castling = { 'O-O': `e${rank}g${rank}`, 'O-O-O': `e${rank}c${rank}` };
  const meant = attempts.map((attempt) => castling[attempt] ?? attempt);
  return premoves(pieces, mine).filter((move) => meant.some((attempt) => move.startsWith(attempt)));
}

/** @param {string} letter @param {string} from @param {string} to */
function moves(letter, from, to) {
  const promotes = roleOf(letter) === 'pawn' && '18'.includes(to[1]);
  return promotes ? [...'qrbn'].map((role) => from + to + role) : [from + to];
}
