// @ts-check
// The squares to which a piece may be able to go once the opponent has moved: obstacles may be gone
// by then, and pieces to capture may have come.

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

/**
 * The squares to which a king castles, as moves are written: onto its rook, or two squares if both stand as in standard
 * chess.
 *
 * @param {string} square
 * @param {Colour} colour
 * @param {Map<string, string>} pieces
 */
function castlings(square, colour, pieces) {
  const rank = colour === 'white' ? '1' : '8';
  if (square[1] !== rank) return [];
  const rook = colour === 'white' ? 'R' : 'r';
  const files = [...FILES].filter((file) => pieces.get(file + rank) === rook);
  /** @type {Record<string, string>} */
  const standard = square[0] === 'e' ? { h: 'g', a: 'c' } : {};
  return files.map((file) => ({ short: file > square[0], goal: (standard[file] ?? file) + rank }));
}

/** The king's steps, and castling. @param {string} square @param {Colour} colour @param {Map<string, string>} pieces */
const king = (square, colour, pieces) => [
  ...reached(square, [...STRAIGHT, ...DIAGONAL], 1),
  ...castlings(square, colour, pieces).map(({ goal }) => goal),
];

/** @param {string} letter @param {string} square @param {Map<string, string>} pieces */
function goals(letter, square, pieces) {
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
      return king(square, colourOf(letter), pieces);
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
    .flatMap(([from, letter]) => goals(letter, from, pieces).flatMap((to) => moves(letter, from, to)));
}

/**
 * The moves before the opponent's move that a typed text can mean.
 *
 * @param {string[]} attempts that it can mean, as the server writes them: e7e5, e7e8q, O-O
 * @param {Map<string, string>} pieces by square
 * @param {Colour} mine
 */
export function premovesMeant(attempts, pieces, mine) {
  const from = [...pieces].find(([, letter]) => roleOf(letter) === 'king' && colourOf(letter) === mine)?.[0] ?? '';
  const ways = castlings(from, mine, pieces);
  /** @type {Record<string, { goal: string } | undefined>} the outermost rook castles */
  const castling = { 'O-O': ways.filter(({ short }) => short).at(-1), 'O-O-O': ways.find(({ short }) => !short) };
  const meant = attempts.map((attempt) => (castling[attempt] ? from + castling[attempt].goal : attempt));
  return premoves(pieces, mine).filter((move) => meant.some((attempt) => move.startsWith(attempt)));
}

/** @param {string} letter @param {string} from @param {string} to */
function moves(letter, from, to) {
  const promotes = roleOf(letter) === 'pawn' && '18'.includes(to[1]);
  return promotes ? [...'qrbn'].map((role) => from + to + role) : [from + to];
}
