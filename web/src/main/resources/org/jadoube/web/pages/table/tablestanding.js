// @ts-check
// The meaning of the state of a game over the board for its players.

import { text, when } from '../common/texts.js';
import { yours } from '../game/yours.js';

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

/**
 * Whether binding moves may be shown. Once a piece has been released elsewhere, they would reveal that the move was
 * illegal.
 *
 * @param {Pick<GameState, 'fen' | 'turn'> & { table: TableState }} state
 */
export const isTelling = ({ table, turn, fen }) =>
  table.board === fen.split(' ')[0] || table.inHand.some(({ by, piece }) => by === turn && piece.startsWith(turn));

/** The way in which a game begins: at its appointed time, or at Black's press. @param {string} [startsAt] */
export const begins = (startsAt) => (startsAt ? text('starts-at', { time: when(startsAt) }) : text('table-begin'));

/** The players who have signed the result. @param {Pick<TableState, 'scoresheets'>} table */
export const signatures = ({ scoresheets }) => COLOURS.filter((colour) => scoresheets[colour].signed).map((colour) => text(`table-signed.${colour}`));

/**
 * The end of the game, for the player at an edge.
 *
 * @param {NonNullable<GameState['ending']>} ending
 * @param {Pick<TableState, 'scoresheets'>} table
 * @param {Colour | ''} you
 */
export const ended = ({ result, text: score, statement }, table, you) =>
  [yours(result, you), `${score} ${statement.headline} ${statement.citation}.`, ...signatures(table)].filter(Boolean);

/**
 * The next move on a scoresheet: `12…`; null if all are written.
 *
 * @param {{ moves: string[] }} scoresheet
 * @param {Move[]} moves
 */
export function nextToWrite(scoresheet, moves) {
  const next = moves[scoresheet.moves.length];
  if (!next) return null;
  return next.colour === 'white' ? `${next.number}.` : `${next.number}…`;
}
