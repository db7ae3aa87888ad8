// @ts-check
// What the state of a game over the board means for those who sit at it.

import { text, when } from '../common/texts.js';
import { yours } from '../game/yours.js';

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

/**
 * Whether what binds may be told: once a piece has been released elsewhere, that would say that the move was illegal.
 *
 * @param {Pick<GameState, 'fen' | 'turn'> & { table: TableState }} state
 */
export const isTelling = ({ table, turn, fen }) =>
  table.board === fen.split(' ')[0] || table.inHand.some(({ by, piece }) => by === turn && piece.startsWith(turn));

/** How a game begins: at its appointed time, or when Black wants. @param {string} [startsAt] */
export const begins = (startsAt) => (startsAt ? text('starts-at', { time: when(startsAt) }) : text('table-begin'));

/** Who has signed the result. @param {Pick<TableState, 'scoresheets'>} table */
export const signatures = ({ scoresheets }) => COLOURS.filter((colour) => scoresheets[colour].signed).map((colour) => text(`table-signed.${colour}`));

/**
 * How the game has ended, for whoever sits at an edge.
 *
 * @param {NonNullable<GameState['ending']>} ending
 * @param {Pick<TableState, 'scoresheets'>} table
 * @param {Colour | ''} you
 */
export const ended = ({ result, text: score, statement }, table, you) =>
  [yours(result, you), `${score} ${statement.headline} ${statement.citation}.`, ...signatures(table)].filter(Boolean);

/** Which move comes next on a scoresheet: `12…`; null if all are written. @param {{ moves: string[] }} scoresheet @param {Move[]} moves */
export function nextToWrite(scoresheet, moves) {
  const next = moves[scoresheet.moves.length];
  if (!next) return null;
  return next.colour === 'white' ? `${next.number}.` : `${next.number}…`;
}
