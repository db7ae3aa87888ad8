// @ts-check
// The meaning of a result for a player.

const SCORE = /^(1\/2|½|[01+-])[-/](1\/2|½|[01+-])$/;

/** @type {Record<string, 'won' | 'drawn' | 'lost'>} a forfeit counts as well */
const MEANING = { 1: 'won', '+': 'won', '1/2': 'drawn', '½': 'drawn', 0: 'lost', '-': 'lost' };

/**
 * @param {string} result as in PGN or as people write it: `1-0`, `1/2-1/2`, `½-½`, `+/-`
 * @param {string} you a colour, or nobody who plays
 */
export function outcome(result, you) {
  const [, white, black] = SCORE.exec(result) ?? [];
  const score = you === 'white' ? white : you === 'black' ? black : undefined;
  return score === undefined ? undefined : MEANING[score];
}
