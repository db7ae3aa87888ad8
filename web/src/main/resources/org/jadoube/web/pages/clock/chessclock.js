// @ts-check
// The arithmetic of a chess clock: values computed from instants, in milliseconds, which never
// tick. It is that of org.jadoube.laws.clock.ChessClock; src/test/pages/clock-cases.json tests both
// with the same numbers.

/**
 * @typedef {object} Period
 * @property {number | null} moves how many moves; null for all
 * @property {number} millis the time allotted, without the bonus
 * @property {'none' | 'increment' | 'delay' | 'bronstein'} bonus
 * @property {number} bonusMillis
 */

/**
 * @typedef {object} Face one of the two displays
 * @property {number} main the main time left when the player's turn began
 * @property {number} delay the fixed extra time of this turn
 * @property {number} used the time used in this turn so far
 * @property {number} completed the moves completed
 * @property {number} period the number of the current period, from 0
 * @property {number} completedBefore the moves completed when that period began
 * @property {number | null} fell when the time ran out
 */

/**
 * @typedef {object} Clock
 * @property {Period[]} periods
 * @property {boolean} carries whether time saved in a period with a delay is carried over
 * @property {Face} white
 * @property {Face} black
 * @property {Colour} turn whose clock runs, or would run
 * @property {boolean} running
 * @property {number} since when the clock last changed
 */

/** @param {Colour} colour @returns {Colour} */
export const opposite = (colour) => (colour === 'white' ? 'black' : 'white');

/** A clock set for a game that has not begun. @param {Period[]} periods @param {boolean} carries @returns {Clock} */
export function set(periods, carries) {
  const empty = { main: 0, delay: 0, used: 0, completed: 0, period: 0, completedBefore: 0, fell: null };
  const face = given(empty, periods[0], true);
  return { periods, carries, white: face, black: face, turn: 'white', running: false, since: 0 };
}

/** @param {Clock} clock @param {number} at @returns {Clock} */
export const started = (clock, at) => ({ ...clock, running: true, since: at });

/** Time between this and a later start is charged to nobody. @param {Clock} clock @param {number} at @returns {Clock} */
export const stopped = (clock, at) => ({ ...settled(clock, at), running: false });

/**
 * Stops the clock so that this colour's runs next.
 *
 * @param {Clock} clock
 * @param {Colour} turn
 * @param {number} at
 * @returns {Clock}
 */
export const turnedTo = (clock, turn, at) => ({ ...stopped(clock, at), turn });

/** The clock after a press by the player whose clock runs. @param {Clock} clock @param {number} at @returns {Clock} */
export function pressed(clock, at) {
  const { turn } = clock;
  return { ...clock, [turn]: completed(faceAt(clock, turn, at), clock), turn: opposite(turn), since: at };
}

/**
 * Sets a display; a fallen flag is up again.
 *
 * @param {Clock} clock
 * @param {Colour} colour
 * @param {number} millis
 * @param {number} at
 * @returns {Clock}
 */
export function setTo(clock, colour, millis, at) {
  const now = settled(clock, at);
  return { ...now, [colour]: { ...now[colour], main: millis, used: 0, fell: null } };
}

/**
 * Adds time, or takes it if negative, but never below zero.
 *
 * @param {Clock} clock
 * @param {Colour} colour
 * @param {number} millis
 * @param {number} at
 * @returns {Clock}
 */
export function added(clock, colour, millis, at) {
  const now = settled(clock, at);
  const face = now[colour];
  const main = Math.max(0, leftOn(face, 0) + millis);
  return { ...now, [colour]: { ...face, main, used: Math.min(face.used, face.delay) } };
}

/**
 * Sets a move counter.
 *
 * @param {Clock} clock
 * @param {Colour} colour
 * @param {number} moves
 * @param {number} at
 * @returns {Clock}
 */
export function counted(clock, colour, moves, at) {
  const now = settled(clock, at);
  return { ...now, [colour]: { ...now[colour], completed: moves } };
}

/** The main time left. @param {Clock} clock @param {Colour} colour @param {number} at */
export const left = (clock, colour, at) => leftOn(clock[colour], spent(clock, colour, at));

/** The rest of the fixed extra time of this turn. @param {Clock} clock @param {Colour} colour @param {number} at */
export const delayLeft = (clock, colour, at) =>
  Math.max(0, clock[colour].delay - clock[colour].used - spent(clock, colour, at));

/** When the time ran out, if it has by then. @param {Clock} clock @param {Colour} colour @param {number} at */
export const flagFell = (clock, colour, at) => faceAt(clock, colour, at).fell;

/**
 * The moves to complete before the current period ends, from the start of the game; null for all.
 *
 * @param {Clock} clock
 * @param {Colour} colour
 */
export function required(clock, colour) {
  const { period, completedBefore } = clock[colour];
  const { moves } = clock.periods[period];
  return moves === null ? null : completedBefore + moves;
}

/** @param {Clock} clock @param {number} at @returns {Clock} */
const settled = (clock, at) => ({ ...clock, [clock.turn]: faceAt(clock, clock.turn, at), since: at });

/** @param {Clock} clock @param {Colour} colour @param {number} at */
const spent = (clock, colour, at) => (clock.running && clock.turn === colour ? Math.max(0, at - clock.since) : 0);

/** @param {Clock} clock @param {Colour} colour @param {number} at @returns {Face} */
function faceAt(clock, colour, at) {
  const face = clock[colour];
  const more = spent(clock, colour, at);
  if (more === 0) return face;
  const untilFlag = Math.max(0, face.main + face.delay - face.used);
  const fell = face.fell ?? (more >= untilFlag ? clock.since + untilFlag : null);
  return { ...face, used: face.used + more, fell };
}

/** @param {Face} face @param {number} more */
const leftOn = (face, more) =>
  face.fell !== null ? 0 : Math.max(0, face.main - Math.max(0, face.used + more - face.delay));

/** The move is completed; a fallen flag gets nothing more. @param {Face} face @param {Clock} clock @returns {Face} */
function completed(face, { periods, carries }) {
  const turned = { ...face, main: leftOn(face, 0), delay: 0, used: 0, completed: face.completed + 1 };
  if (face.fell !== null) return turned;
  const period = periods[face.period];
  const over = period.moves !== null && turned.completed >= face.completedBefore + period.moves;
  return over ? inNextPeriod(turned, periods, carries) : given(turned, period, false);
}

/** @param {Face} face @param {Period[]} periods @param {boolean} carries @returns {Face} */
function inNextPeriod(face, periods, carries) {
  const period = Math.min(face.period + 1, periods.length - 1);
  const main = isDelayed(periods[face.period]) && !carries ? 0 : face.main;
  return given({ ...face, main, period, completedBefore: face.completed }, periods[period], true);
}

/** @param {Period} period */
const isDelayed = ({ bonus }) => bonus === 'delay' || bonus === 'bronstein';

/** @param {Face} face @param {Period} period @param {boolean} itsTimeToo @returns {Face} */
function given(face, period, itsTimeToo) {
  const main = face.main + (itsTimeToo ? period.millis : 0);
  if (isDelayed(period)) return { ...face, main, delay: period.bonusMillis };
  return { ...face, main: main + (period.bonus === 'increment' ? period.bonusMillis : 0) };
}
