// @ts-check
// A small picture of a position, not for playing.

import { piece } from './pieces.js';

/**
 * @param {string} placement the first field of the FEN
 * @param {boolean} turned whether Black is at the bottom
 * @param {string} label
 */
export function diagram(placement, turned, label) {
  const letters = [...placement.replace(/\d/g, (empty) => '.'.repeat(Number(empty))).replaceAll('/', '')];
  const picture = document.createElement('div');
  picture.className = 'diagram';
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  const squares = letters.map((letter, at) => {
    const square = document.createElement('span');
    if ((Math.floor(at / 8) + at) % 2 === 1) square.className = 'dark';
    if (letter !== '.') square.append(piece(letter));
    return square;
  });
  picture.append(...(turned ? squares.reverse() : squares));
  return picture;
}
