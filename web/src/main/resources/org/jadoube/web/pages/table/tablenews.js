// @ts-check
// Announcements at a table, and secrets that they must keep: an illegal move stands until somebody
// notices it.

import { local } from '../common/texts.js';

const UNNOTICED = [
  'illegal-move-completed', 'illegal-move-answered', 'illegal-move-stands', 'touch-move-broken', 'objection-right-lost',
  'displacement-overlooked', 'illegal-position-seen', 'illegal-position-gone', 'clock-mishandled', 'move-completed', 'turn-kept',
];
const SILENT = ['piece-released', 'clock-pressed', 'pressed-without-effect', 'move-made', 'game-begun', 'move-written', 'player-arrived'];
const SENDING_MILLIS = 1000;
const BACK = ['position-restored', 'move-taken-back'];
const HANDS = ['piece-touched', 'piece-lifted', 'piece-placed', 'pieces-adjusted', 'move-taken-back'];

/** @param {Note} note */
const isUnnoticed = ({ event }) => UNNOTICED.includes(event.type);

/**
 * Whether only the player who seals may know it until the envelope is opened; the opponent's stream has it without the
 * move.
 *
 * @param {Note} note
 */
export const isSealed = ({ event: { type, written } }) =>
  (type === 'move-sealed' || type === 'reply-sealed') && written?.significance !== 'concealed';

/**
 * Whether the record has neither an arrival nor a move of a player.
 *
 * @param {Move[]} moves
 * @param {Note[]} log
 * @param {Colour} player
 */
export const awaited = (moves, log, player) =>
  !moves.some(({ colour }) => colour === player) && !log.some(({ event }) => event.type === 'player-arrived' && event.by === player);

/**
 * Whether a player may still report an arrival. After the default time that would lose the game, so it is for the arbiter
 * to look into (6.7).
 *
 * @param {Note[]} log
 * @param {number | undefined} defaultTimeMillis none means 0
 * @param {number} now
 */
export function mayCome(log, defaultTimeMillis, now) {
  const begun = log.find(({ event }) => event.type === 'game-begun');
  return !begun || now < Date.parse(begun.event.at) + (defaultTimeMillis ?? 0) - SENDING_MILLIS;
}

/** The announcement of events, in order. @param {Note[]} events */
export const heard = (events) =>
  events
    .filter((note) => !isUnnoticed(note) && !SILENT.includes(note.event.type))
    .map(({ statement, event }) => local(statement.headline, event.at));

/**
 * The entries of the record that players see during the game; acts of hands are visible on the board.
 *
 * @param {Note[]} log
 * @param {boolean} all whether nothing need be kept from anybody
 */
export const told = (log, all) =>
  log.filter(
    ({ event }) => ![...SILENT, ...HANDS].includes(event.type) && (all || !UNNOTICED.includes(event.type)),
  );

/**
 * Whether an entry no longer matters: the clocks run again, or the pieces are back in their places.
 *
 * @param {Note} note
 * @param {Note[]} later
 */
const isOver = ({ event: { type } }, later) =>
  later.some(({ event }) => {
    if (type === 'clocks-paused') return event.type === 'clocks-resumed';
    return type === 'piece-displaced' && (event.type === 'pieces-put-back' || event.consequences?.some((each) => BACK.includes(each.type)));
  });

/**
 * The decisions and claims since the latest move or touch, which both players should read; the latest first, because there
 * may be little room.
 *
 * @param {Note[]} log
 */
export function notices(log) {
  const last = log.findLastIndex(({ event }) => HANDS.includes(event.type) || event.type === 'clock-pressed');
  return log
    .slice(last + 1)
    .filter((note, at, all) => !isUnnoticed(note) && !SILENT.includes(note.event.type) && !isOver(note, all.slice(at + 1)))
    .map(({ statement, event }) => local(`${statement.headline} ${statement.citation}.`, event.at))
    .reverse();
}

/**
 * The ply of the latest draw offer that a player has not written down yet; null if there is none.
 *
 * @param {Note[]} log
 * @param {Colour} player
 */
export function offerToMark(log, player) {
  const offered = log.findLast(({ event }) => event.type === 'draw-offered');
  const marked = log.some(({ event }) => event.type === 'offer-marked' && event.player === player && event.ply === offered?.ply);
  return offered && !marked ? offered.ply : null;
}
