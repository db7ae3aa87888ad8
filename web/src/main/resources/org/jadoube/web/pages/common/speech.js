// @ts-check
// Descriptions of a game for somebody who does not see the board (Appendix D of the Laws, E04
// Appendix II).

import { COLOURS } from '../game/situation.js';
import { colourOf, FILES, placement, roleOf } from '../board/pieces.js';

/** @typedef {{ squares: Record<string, string>, pieces: Record<string, string> }} Words by name: `f3`, `knight` */

const ORDER = 'kqrbnp';
const RANKS = '87654321';
const UNITS = /** @type {const} */ ([['hour', 3_600_000], ['minute', 60_000], ['second', 1000]]);

/** The move as it is announced: each square in full. @param {string} move @param {Words} words */
export const spelled = (move, { squares }) =>
  move.replace(/(?<![\p{L}\d])[a-h][1-8](?![\p{L}\d])/gu, (name) => squares[name] ?? name);

/**
 * The pieces of both sides: the king first, the pawns last and from file to file.
 *
 * @param {string} fen
 * @param {Words} words
 * @returns {{ colour: Colour, pieces: string }[]}
 */
export function armies(fen, words) {
  const standing = [...placement(fen)].sort(([one], [other]) => (one < other ? -1 : 1));
  return COLOURS.map((colour) => ({
    colour,
    pieces: [...ORDER].flatMap((letter) => group(letter, colour, standing, words)).join('; '),
  }));
}

/** @param {string} letter @param {Colour} colour @param {[string, string][]} standing @param {Words} words */
function group(letter, colour, standing, { squares, pieces }) {
  const there = standing.filter(([, piece]) => piece.toLowerCase() === letter && colourOf(piece) === colour);
  return there.length > 0 ? [`${pieces[roleOf(letter) ?? '']} ${there.map(([square]) => squares[square]).join(', ')}`] : [];
}

/**
 * The pieces rank by rank, as White sees them from above.
 *
 * @param {string} fen
 * @param {Words} words
 * @param {(letter: string) => string} name of a piece with its colour
 * @returns {{ rank: string, pieces: string }[]} empty where nothing stands
 */
export function ranks(fen, { squares }, name) {
  const standing = placement(fen);
  return [...RANKS].map((rank) => ({
    rank,
    pieces: [...FILES]
      .flatMap((file) => {
        const letter = standing.get(file + rank);
        return letter ? [`${name(letter)} ${squares[file + rank]}`] : [];
      })
      .join(', '),
  }));
}

/** A time in words: hours, minutes, seconds. @param {number} millis @param {string} language */
export function duration(millis, language) {
  let rest = Math.max(0, Math.floor(millis / 1000) * 1000);
  const parts = UNITS.flatMap(([unit, size]) => {
    const n = Math.floor(rest / size);
    rest -= n * size;
    return n > 0 || (unit === 'second' && millis < 1000) ? [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n)] : [];
  });
  return parts.join(' ');
}
