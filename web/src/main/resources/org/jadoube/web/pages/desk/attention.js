// @ts-check
// The boards that need an arbiter's attention, and why. Nothing here decides anything; the Laws are
// the server's.

import { left } from '../common/clock.js';

/**
 * The facts about a board.
 *
 * @typedef {object} Watched
 * @property {number} round
 * @property {number} board
 * @property {string} white the name
 * @property {string} black
 * @property {string} [game] the id
 * @property {string} [result]
 * @property {HallGame} [play]
 */

/**
 * A reason to look at a board.
 *
 * @typedef {object} Flag
 * @property {'call' | 'claim' | 'time' | 'away' | 'repetition' | 'moves' | 'offer' | 'unsigned' | 'stopped' | 'late'} kind
 * @property {Colour} [colour] of the player whom it is about
 * @property {number} [count]
 * @property {boolean} [claimable] whether a claim would be right
 */

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

/**
 * Limits from the tournament's Laws and time control.
 *
 * @typedef {object} Terms
 * @property {number} [scarceMillis] a player with less time is short of time
 * @property {HallState['drawClaims']} drawClaims when a draw can be claimed
 */

/** A claim is near one occurrence before it, and after this part of the moves. */
const NEARLY = 0.8;

/** The kinds, the most urgent first. @type {Flag['kind'][]} */
const URGENCY = ['call', 'claim', 'time', 'late', 'away', 'stopped', 'repetition', 'moves', 'unsigned', 'offer'];

/** @param {HallGame} play @param {Terms} terms @param {number} now @returns {Flag[]} */
function short(play, { scarceMillis: scarce }, now) {
  if (scarce === undefined || play.phase !== 'running') return [];
  return COLOURS.filter((colour) => (left(play.clock, colour, now) ?? Infinity) < scarce).map((colour) => ({ kind: 'time', colour }));
}

/** @param {HallGame} play @returns {Flag[]} */
function called(play) {
  return (play.calls ?? []).map(({ why, by }) => ({ kind: why === 'claim' || why === 'request' ? 'claim' : 'call', colour: by }));
}

/** @param {HallGame} play @returns {Flag[]} */
function away(play) {
  if (play.awaited) return play.awaited.map((colour) => ({ kind: 'late', colour }));
  if (!play.connected || play.phase === 'finished') return [];
  const { connected } = play;
  const kind = play.phase === 'not-begun' ? 'late' : 'away';
  return COLOURS.filter((colour) => !connected[colour]).map((colour) => ({ kind, colour }));
}

/** @param {HallGame} play @param {Terms} terms @returns {Flag[]} */
function draws(play, { drawClaims: { occurrences = Infinity, moves = Infinity } }) {
  if (play.phase === 'finished') return [];
  /** @type {Flag[]} */
  const flags = [];
  const made = Math.floor(play.reversiblePlies / 2);
  if (play.occurrences >= occurrences - 1) flags.push({ kind: 'repetition', count: play.occurrences, claimable: play.occurrences >= occurrences });
  if (made >= moves * NEARLY) flags.push({ kind: 'moves', count: made, claimable: made >= moves });
  if (play.offer) flags.push({ kind: 'offer', colour: play.offer });
  return flags;
}

/**
 * The reasons to look at a board, the most urgent first.
 *
 * @param {Watched} board
 * @param {Terms} terms
 * @param {number} now by the server's clock
 * @returns {Flag[]}
 */
export function flags({ play, result }, terms, now) {
  // A board whose result an arbiter has decided needs no attention, whatever its clocks say.
  if (!play || (result !== undefined && play.phase !== 'finished')) return [];
  /** @type {Flag[]} */
  const stopped = play.phase === 'paused' && !play.calls?.length ? [{ kind: 'stopped' }] : [];
  /** @type {Flag[]} */
  const unsigned = (play.unsigned ?? []).map((colour) => ({ kind: 'unsigned', colour }));
  const all = [...called(play), ...short(play, terms, now), ...away(play), ...stopped, ...draws(play, terms), ...unsigned];
  return all.sort((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));
}

/** The urgency of the most urgent flag; smaller is more urgent. @param {Flag[]} raised */
export const urgency = (raised) => (raised.length > 0 ? URGENCY.indexOf(raised[0].kind) : URGENCY.length);

/** Whether a flag is an alarm rather than a hint. @param {Flag} flag */
export function isAlarm({ kind, claimable = false }) {
  return claimable || ['call', 'claim', 'time', 'late', 'away'].includes(kind);
}

/** Whether a board is over; such boards come last. @param {Watched} board */
const isOver = ({ result, play }) => result !== undefined || play?.phase === 'finished';

/**
 * The boards in the order of their urgency. Among equally urgent boards, less time comes first, then the smaller number.
 *
 * @param {Watched[]} boards
 * @param {Terms} terms
 * @param {number} now
 */
export function ordered(boards, terms, now) {
  const ranked = boards.map((board) => {
    const raised = flags(board, terms, now);
    const over = isOver(board) && raised.length === 0;
    return { board, over, urgent: urgency(raised), least: raised[0]?.kind === 'time' ? least(board, now) : 0 };
  });
  ranked.sort(
    (one, other) =>
      Number(one.over) - Number(other.over) ||
      one.urgent - other.urgent ||
      one.least - other.least ||
      one.board.round - other.board.round ||
      one.board.board - other.board.board,
  );
  return ranked.map(({ board }) => board);
}

/** @param {Watched} board @param {number} now */
function least({ play }, now) {
  return play ? Math.min(...COLOURS.map((colour) => left(play.clock, colour, now) ?? Infinity)) : Infinity;
}

/** How many boards there are for each kind of flag. @param {Watched[]} boards @param {Terms} terms @param {number} now */
export function tally(boards, terms, now) {
  /** @type {Map<Flag['kind'], number>} */
  const counts = new Map();
  for (const board of boards) {
    for (const kind of new Set(flags(board, terms, now).map((flag) => flag.kind))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return URGENCY.filter((kind) => counts.has(kind)).map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
}
