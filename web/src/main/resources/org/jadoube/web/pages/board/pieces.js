// @ts-check
// Pieces: their squares, names and drawings.

import { preferences } from '../common/preferences.js';

export const FILES = 'abcdefgh';

const ROLES = new Map(Object.entries({ p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' }));
const SVG = 'http://www.w3.org/2000/svg';

/** @param {string} letter @returns {Colour} */
export const colourOf = (letter) => (letter === letter.toUpperCase() ? 'white' : 'black');
/** @param {string} letter */
export const roleOf = (letter) => ROLES.get(letter.toLowerCase());

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} kind of element
 * @param {Record<string, string | number>} attributes
 */
export function drawn(kind, attributes) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** A piece as part of a drawing, 40 units wide and high. @param {string} letter @param {number} [x] @param {number} [y] */
export const figure = (letter, x = 0, y = 0) => drawn('use', { href: drawing(`${colourOf(letter)[0]}${letter.toLowerCase()}`), x, y });

/** @param {string} letter */
export function piece(letter) {
  const svg = drawn('svg', { viewBox: '0 0 40 40', 'aria-hidden': 'true' });
  svg.append(figure(letter));
  return svg;
}

/**
 * A set of pieces, whatever its fingerprint, relative to this module or to the file that joins a page's modules.
 *
 * @param {string} file
 */
const set = (file) => new URL(`../board/${file}`, import.meta.url).pathname;

/** The drawing of a piece in the set that the reader prefers. @param {string} name such as `wk` */
const drawing = (name) => `${set(preferences().pieces === 'classic' ? 'pieces.svg' : `pieces-${preferences().pieces}.svg`)}#${name}`;

/** Gives all pieces on the page the look that the reader prefers. */
export function redress() {
  for (const use of document.querySelectorAll(':not(.swatch) > svg > use[href*="/pieces"]')) {
    const wanted = drawing(use.getAttribute('href')?.split('#')[1] ?? '');
    if (use.getAttribute('href') !== wanted) use.setAttribute('href', wanted);
  }
}

/** The pieces by square, from the first field of FEN. @param {string} fen */
export function placement(fen) {
  /** @type {Map<string, string>} */
  const pieces = new Map();
  fen.split(' ')[0].split('/').forEach((rank, row) => {
    let file = 0;
    for (const letter of rank) {
      if (roleOf(letter)) pieces.set(FILES[file++] + (8 - row), letter);
      else file += Number(letter);
    }
  });
  return pieces;
}

/** @param {string} square */
const fileOf = (square) => FILES.indexOf(square[0]);

/** The board after a move, in UCI, that is known to be legal. @param {Map<string, string>} pieces @param {string} uci */
export function after(pieces, uci) {
  const [from, to, promoted] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
  const letter = pieces.get(from) ?? '';
  const board = new Map(pieces);
  board.delete(from);
  const rook = castlingRook(pieces, from, to);
  if (rook) return castled(board, pieces, from, rook);
  const captures = roleOf(letter) === 'pawn' && from[0] !== to[0];
  if (captures && !pieces.has(to)) board.delete(to[0] + from[1]); // en passant
  board.set(to, promoted ? inColourOf(letter, promoted) : letter);
  return board;
}

/** @param {string} letter @param {string} other */
const inColourOf = (letter, other) => (colourOf(letter) === 'white' ? other.toUpperCase() : other.toLowerCase());

/**
 * The square of the castling rook, if this is castling: the king moves two squares, or in Chess960 "captures" its own
 * rook.
 *
 * @param {Map<string, string>} pieces
 * @param {string} from
 * @param {string} to
 */
export function castlingRook(pieces, from, to) {
  const king = pieces.get(from);
  if (!king || roleOf(king) !== 'king') return undefined;
  const met = pieces.get(to);
  if (met && colourOf(met) === colourOf(king)) return to;
  const files = fileOf(to) - fileOf(from);
  return Math.abs(files) > 1 ? (files > 0 ? 'h' : 'a') + from[1] : undefined;
}

/**
 * @param {Map<string, string>} board
 * @param {Map<string, string>} pieces
 * @param {string} king its square
 * @param {string} rook
 */
function castled(board, pieces, king, rook) {
  const rank = king[1];
  const kingSide = fileOf(rook) > fileOf(king);
  board.delete(rook);
  board.set((kingSide ? 'g' : 'c') + rank, pieces.get(king) ?? '');
  board.set((kingSide ? 'f' : 'd') + rank, pieces.get(rook) ?? '');
  return board;
}
