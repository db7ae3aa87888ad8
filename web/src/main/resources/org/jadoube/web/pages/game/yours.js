// @ts-check
// The meaning of a result for a player, in words.

import { outcome } from './outcome.js';
import { text } from '../common/texts.js';

/** The meaning; empty for spectators. @param {string} result @param {string} you a colour, or nobody who plays */
export function yours(result, you) {
  const words = { won: text('result-won'), drawn: text('result-drawn'), lost: text('result-lost') };
  const mine = outcome(result, you);
  return mine ? words[mine] : '';
}
