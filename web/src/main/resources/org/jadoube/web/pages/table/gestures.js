// @ts-check
// Fingers on the board, read as acts of hands. A tap touches a piece, and another tap carries it
// there; a drag lifts at once.

import { colourOf, roleOf } from '../board/pieces.js';
import { nameOf } from './handacts.js';

/** @typedef {import('./handacts.js').Standing} Standing */
/** @typedef {import('./handacts.js').HandAct} HandAct */

/**
 * The subject of the next tap: a piece on a square, one in a hand, or a new one from beside the board.
 *
 * @typedef {{ by: Colour, square?: string, letter: string, fresh?: boolean }} Chosen
 */

/**
 * @typedef {object} Scene
 * @property {Standing} standing
 * @property {Colour[]} seats whose hands use this screen
 * @property {Colour} turn
 * @property {Colour[]} toPress players who have moved and not pressed the clock
 * @property {Chosen | null} chosen
 * @property {{ by: Colour, how: 'adjust' | 'displace' } | null} mode the player's announcement before touching
 */

/** @typedef {{ by?: Colour, act?: HandAct, chosen: Chosen | null }} Meaning */

/** @type {Meaning} */
const NOTHING = { chosen: null };

/** @param {...string} hands @returns {HandAct} */
export const handsDo = (...hands) => ({ type: 'hands', hands });

/**
 * The player whose hand touches a piece. If both players use one screen, it is the player having the move, unless the
 * opponent has not pressed the clock yet and returns to a piece of their own.
 *
 * @param {Scene} scene
 * @param {string} letter
 * @returns {Colour | undefined}
 */
export function handAt({ seats, turn, toPress, chosen, standing, mode }, letter) {
  if (seats.length < 2) return seats[0];
  if (mode) return mode.by;
  const colour = colourOf(letter);
  const busy = chosen?.by === turn || standing.inHand.some(({ by }) => by === turn);
  return colour !== turn && toPress.includes(colour) && !busy ? colour : turn;
}

/** @param {Scene} scene @param {string} square @returns {Meaning} */
function touched(scene, square) {
  const letter = scene.standing.pieces.get(square) ?? '';
  const by = handAt(scene, letter);
  if (!by) return NOTHING;
  return { by, act: handsDo(`touch ${square}`, `release ${square}`), chosen: { by, square, letter } };
}

/** The act of putting a chosen piece down there. @param {Chosen} chosen @param {string} to @returns {Meaning} */
function carried({ by, square, letter, fresh }, to) {
  const put = fresh ? [`promote ${roleOf(letter)} ${to}`, `release ${to}`] : [`put ${nameOf(letter)} ${to}`];
  return { by, act: handsDo(...(square ? [`lift ${square}`] : []), ...put), chosen: null };
}

/**
 * The act of knocking a piece over; two taps say from where to where.
 *
 * @param {Scene} scene
 * @param {Colour} by
 * @param {string} square
 * @returns {Meaning}
 */
function knocked({ standing, chosen }, by, square) {
  const from = chosen?.square;
  if (from === square) return NOTHING;
  if (from) return { by, act: { type: 'displace', square: from, to: square }, chosen: null };
  const letter = standing.pieces.get(square);
  return letter ? { chosen: { by, square, letter } } : NOTHING;
}

/** @param {Scene} scene @param {string} square @returns {Meaning} */
export function tapped(scene, square) {
  const { standing, chosen, mode } = scene;
  const there = standing.pieces.get(square);
  if (mode?.how === 'displace') return knocked(scene, mode.by, square);
  if (mode) return there ? { by: mode.by, act: { type: 'adjust', squares: [square] }, chosen: null } : NOTHING;
  if (!chosen || chosen.square === square) return there && !chosen ? touched(scene, square) : NOTHING;
  const own = colourOf(chosen.letter) === chosen.by;
  const another = there !== undefined && chosen.square !== undefined && colourOf(there) === chosen.by;
  if (another || (!own && chosen.square && there)) return touched(scene, square);
  return !own && chosen.square ? NOTHING : carried(chosen, square);
}

/** The act of beginning to drag a piece. @param {Scene} scene @param {string} square @returns {Meaning} */
export function grasped(scene, square) {
  const letter = scene.standing.pieces.get(square);
  const by = letter && handAt(scene, letter);
  if (!letter || !by || scene.mode?.how === 'adjust') return NOTHING;
  if (scene.mode) return { chosen: { by, square, letter } };
  return { by, act: handsDo(`lift ${square}`), chosen: { by, letter } };
}

/**
 * The act of letting go of a piece; off the board it stays in the hand.
 *
 * @param {Scene} scene
 * @param {Chosen} chosen
 * @param {string | undefined} to
 * @returns {Meaning}
 */
export function dropped({ mode }, chosen, to) {
  if (mode && to === chosen.square) return NOTHING;
  if (mode) return { by: chosen.by, act: { type: 'displace', square: chosen.square, to }, chosen: null };
  return to ? carried(chosen, to) : { chosen: colourOf(chosen.letter) === chosen.by ? chosen : null };
}

/** The act of taking the chosen piece off the board. @param {Chosen} chosen @returns {Meaning} */
export function takenOff({ by, square, letter }) {
  if (!square) return NOTHING;
  const own = colourOf(letter) === by;
  return { by, act: handsDo(`lift ${square}`), chosen: own ? { by, letter } : null };
}

/**
 * Whether a new piece may be wanted: a pawn can be promoted, is being carried there, or stands on the last rank.
 *
 * @param {Scene} scene
 * @param {Colour} colour
 * @param {string[]} touched
 */
export function wantsNewPiece({ standing, turn }, colour, touched) {
  const [pawn, last, before] = colour === 'white' ? ['P', '8', '7'] : ['p', '1', '2'];
  const stands = [...standing.pieces].some(([square, letter]) => letter === pawn && (square[1] === last || square[1] === before));
  const near = (/** @type {string} */ square) => square[1] === before;
  const carried = standing.inHand.some(({ letter, from }) => letter === pawn && [from ?? '', ...touched].some(near));
  return turn === colour && (stands || carried);
}
