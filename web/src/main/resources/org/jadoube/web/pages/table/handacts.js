// @ts-check
// Hands at a real board, as values: the pieces as they stand, and as they will once the latest acts
// have reached the server.

import { colourOf, placement, roleOf } from '../board/pieces.js';

/** @typedef {{ by: Colour, letter: string, from?: string }} InHand a piece that somebody has lifted; from where, if we know */
/** @typedef {{ pieces: Map<string, string>, inHand: InHand[] }} Standing */
/** @typedef {{ type: string, hands?: string[], square?: string, squares?: string[], to?: string }} HandAct */

/** The name of a piece in acts: `white-pawn`. @param {string} letter */
export const nameOf = (letter) => `${colourOf(letter)}-${roleOf(letter)}`;

/** @type {Record<string, string>} */
const LETTERS = Object.fromEntries([...'PNBRQKpnbrqk'].map((letter) => [nameOf(letter), letter]));

/** @param {string} name */
export const letterOf = (name) => LETTERS[name];

/** The letter of a new piece. @param {Colour} colour @param {string} role */
export const newPiece = (colour, role) => letterOf(`${colour}-${role}`);

/** The pieces as the server has them. @param {TableState} table @returns {Standing} */
export const standing = (table) => ({
  pieces: placement(table.board),
  inHand: table.inHand.map(({ by, piece }) => ({ by, letter: letterOf(piece) })),
});

/**
 * The hand without one such piece.
 *
 * @param {InHand[]} inHand
 * @param {Colour} by
 * @param {string} letter
 */
function without(inHand, by, letter) {
  const at = inHand.findIndex((each) => each.by === by && each.letter === letter);
  return at < 0 ? inHand : inHand.toSpliced(at, 1);
}

/** @param {Standing} now @param {Colour} by @param {string} square @returns {Standing} */
function lifted({ pieces, inHand }, by, square) {
  const letter = pieces.get(square);
  if (!letter) return { pieces, inHand };
  const left = new Map(pieces);
  left.delete(square);
  return { pieces: left, inHand: [...inHand, { by, letter, from: square }] };
}

/**
 * Puts a piece down, in place of any other. If it is there already, the server was faster than we thought.
 *
 * @param {Standing} now
 * @param {Colour} by
 * @param {string} letter
 * @param {string} square
 * @returns {Standing}
 */
function put(now, by, letter, square) {
  if (now.pieces.get(square) === letter && !now.inHand.some((each) => each.by === by && each.letter === letter)) return now;
  const { pieces, inHand } = lifted(now, by, square);
  return { pieces: new Map(pieces).set(square, letter), inHand: without(inHand, by, letter) };
}

/** @param {Standing} now @param {Colour} by @param {string} phrase as in `hands` @returns {Standing} */
function handled(now, by, phrase) {
  const [verb, first, second] = phrase.split(' ');
  if (verb === 'lift') return lifted(now, by, first);
  if (verb === 'put') return put(now, by, letterOf(first), second);
  return verb === 'promote' ? put(now, by, newPiece(by, first), second) : now;
}

/** @param {Standing} now @param {HandAct} act @returns {Standing} */
function displaced({ pieces, inHand }, { square = '', to }) {
  const letter = pieces.get(square);
  const left = new Map(pieces);
  left.delete(square);
  if (to && letter) left.set(to, letter);
  return { pieces: left, inHand };
}

/** The pieces after an act. @param {Standing} now @param {Colour} by @param {HandAct} act @returns {Standing} */
export function after(now, by, act) {
  if (act.type === 'displace') return displaced(now, act);
  return (act.hands ?? []).reduce((then, phrase) => handled(then, by, phrase), now);
}

/** @param {HandAct} act */
const presses = ({ hands = [] }) => hands.includes('press');

/**
 * The player having the move, and those who have still to press, once the server knows of pending acts. A press hands the
 * move over.
 *
 * @param {{ turn: Colour, toPress: Colour[] }} now
 * @param {readonly { by: Colour, act: HandAct }[]} pending
 */
export function turnAfter({ turn, toPress }, pending) {
  const pressed = pending.filter(({ act }) => presses(act)).map(({ by }) => by);
  const last = pressed.at(-1);
  return {
    turn: last ? /** @type {Colour} */ (last === 'white' ? 'black' : 'white') : turn,
    toPress: toPress.filter((colour) => !pressed.includes(colour)),
  };
}
