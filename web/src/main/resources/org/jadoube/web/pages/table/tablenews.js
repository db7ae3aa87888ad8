// @ts-check
// What is told aloud at a table, and what nobody may be told: an illegal move stands until somebody notices it.

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

/** What only the player who seals may know until the envelope is opened; the opponent's stream has it without the move. @param {Note} note */
export const isSealed = ({ event: { type, written } }) =>
  (type === 'move-sealed' || type === 'reply-sealed') && written?.significance !== 'concealed';

/** Whether nothing on record says that a player is at the board: neither an arrival nor a move. @param {Move[]} moves @param {Note[]} log @param {Colour} player */
export const awaited = (moves, log, player) =>
  !moves.some(({ colour }) => colour === player) && !log.some(({ event }) => event.type === 'player-arrived' && event.by === player);

/**
 * Whether a player may still say to have come: after the default time that would lose the game, and is for the arbiter to look into (6.7).
 *
 * @param {Note[]} log
 * @param {number | undefined} defaultTimeMillis none is the same as 0
 * @param {number} now
 */
export function mayCome(log, defaultTimeMillis, now) {
  const begun = log.find(({ event }) => event.type === 'game-begun');
  return !begun || now < Date.parse(begun.event.at) + (defaultTimeMillis ?? 0) - SENDING_MILLIS;
}

/** What is heard of events, in the order in which they happened. @param {Note[]} events */
export const heard = (events) =>
  events
    .filter((note) => !isUnnoticed(note) && !SILENT.includes(note.event.type))
    .map(({ statement, event }) => local(statement.headline, event.at));

/** The entries of the record that players see during the game: what hands did is on the board. @param {Note[]} log @param {boolean} all whether nothing need be kept from anybody */
export const told = (log, all) =>
  log.filter(
    ({ event }) => ![...SILENT, ...HANDS].includes(event.type) && (all || !UNNOTICED.includes(event.type)),
  );

/** Whether what was said is over: the clocks run again, or the pieces stand where they belong. @param {Note} note @param {Note[]} later */
const isOver = ({ event: { type } }, later) =>
  later.some(({ event }) => {
    if (type === 'clocks-paused') return event.type === 'clocks-resumed';
    return type === 'piece-displaced' && (event.type === 'pieces-put-back' || event.consequences?.some((each) => BACK.includes(each.type)));
  });

/** Since the latest move or touch, the decisions and claims that both players should read; the latest first, because there may be little room. @param {Note[]} log */
export function notices(log) {
  const last = log.findLastIndex(({ event }) => HANDS.includes(event.type) || event.type === 'clock-pressed');
  return log
    .slice(last + 1)
    .filter((note, at, all) => !isUnnoticed(note) && !SILENT.includes(note.event.type) && !isOver(note, all.slice(at + 1)))
    .map(({ statement, event }) => local(`${statement.headline} ${statement.citation}.`, event.at))
    .reverse();
}

/** After how many plies the latest draw offer was made that a player has not written down yet; null if there is none. @param {Note[]} log @param {Colour} player */
export function offerToMark(log, player) {
  const offered = log.findLast(({ event }) => event.type === 'draw-offered');
  const marked = log.some(({ event }) => event.type === 'offer-marked' && event.player === player && event.ply === offered?.ply);
  return offered && !marked ? offered.ply : null;
}
