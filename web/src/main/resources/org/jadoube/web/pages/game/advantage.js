// @ts-check
// An engine's evaluation as a number and as the length of a bar.

/** @typedef {{ centipawns?: number, mateIn?: number }} Worth for White */

/**
 * White's part of the bar, in percent. Two pawns are four fifths of it; more never fills it, only a mate does.
 *
 * @param {Worth} worth
 */
export function part({ centipawns = 0, mateIn }) {
  if (mateIn !== undefined) return mateIn > 0 ? 100 : 0;
  return Math.round(100 / (1 + Math.exp(-centipawns / 145)));
}

/** White's advantage in pawns, or the moves to mate. @param {Worth} worth @param {string} language */
export function score({ centipawns = 0, mateIn }, language) {
  if (mateIn !== undefined) return `${mateIn < 0 ? '−' : ''}#${Math.abs(mateIn)}`;
  const pawns = Math.abs(centipawns / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return centipawns === 0 ? pawns : `${centipawns < 0 ? '−' : '+'}${pawns}`;
}
