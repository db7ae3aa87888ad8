// @ts-check
// The end of a game, told to one of its players: who won, and by what.

import { outcome } from './outcome.js';
import { text } from '../common/texts.js';

const WON = ['checkmate', 'resignation', 'time', 'absence', 'connection', 'illegal-moves', 'arbiter'];
const DRAWN = ['agreement', 'stalemate', 'repetition', 'moves', 'dead-position', 'both-times', 'arbiter'];
/** Reasons for a loss that are a draw if the opponent cannot checkmate. */
const SPARED = ['time', 'resignation'];

/**
 * The sentence; empty for spectators.
 *
 * @param {NonNullable<GameState['ending']>} ending
 * @param {string} you a colour, or nobody who plays
 */
export function ended({ result, counted, how }, you) {
  const mine = outcome(counted ?? result, you);
  if (!mine) return '';
  const said = counted ? 'draw-odds' : reason(mine, how, you);
  return text(said ? `ended.${mine}.${said}` : `result-${mine}`);
}

/** @param {'won' | 'drawn' | 'lost'} mine @param {{ reason: string, of?: Colour }} how @param {string} you */
function reason(mine, { reason, of }, you) {
  if (mine !== 'drawn') return WON.includes(reason) ? reason : '';
  if (SPARED.includes(reason) && of) return `${reason}.${of === you ? 'you' : 'opponent'}`;
  return DRAWN.includes(reason) ? reason : '';
}
