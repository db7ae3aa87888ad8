// @ts-check
// A game and its variations as PGN.

/** @typedef {import('./variations.js').Branch} Branch */
/** @typedef {Pick<TriedMove, 'san' | 'number' | 'colour'>} Written */

const RESULTS = ['1-0', '0-1', '1/2-1/2'];
const LONGEST_LINE = 79;

/** A move, with its number where it needs one. @param {Written} move @param {boolean} first after something else than a move */
const written = ({ san, number, colour }, first) =>
  colour === 'white' ? `${number}. ${san}` : first ? `${number}... ${san}` : san;

/**
 * A line with what was tried beside its moves.
 *
 * @param {Branch[]} branches the first move and its alternatives
 * @param {boolean} first
 * @returns {string[]}
 */
function line([main, ...others], first) {
  if (!main) return [];
  const beside = others.map((other) => `(${line([other], true).join(' ')})`);
  return [written(main.move, first), ...beside, ...line(main.replies, beside.length > 0)];
}

/**
 * The game as a line, with each variation beside the move that it stands for. Those from the last position repeat the
 * last move, because they are no part of the game.
 *
 * @param {Written[]} moves of the game
 * @param {Map<number, Branch[]>} roots
 */
function movetext(moves, roots) {
  const words = [];
  let first = true;
  for (const [index, move] of moves.entries()) {
    words.push(written(move, first));
    const beside = (roots.get(index) ?? []).map((branch) => line([branch], true));
    const after = index === moves.length - 1 ? (roots.get(moves.length) ?? []) : [];
    beside.push(...after.map((branch) => [written(move, true), ...line([branch], false)]));
    words.push(...beside.map((variation) => `(${variation.join(' ')})`));
    first = beside.length > 0;
  }
  return moves.length === 0 ? line(roots.get(0) ?? [], true) : words;
}

/** The words in lines that no program finds too long. @param {string} words */
function folded(words) {
  const lines = [''];
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1];
    if (last && last.length + 1 + word.length > LONGEST_LINE) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join('\n');
}

/** @param {string} value */
const quoted = (value) => value.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ');

/**
 * @param {{ white: string, black: string, result?: string, start?: string, chess960?: boolean }} about `start` is a FEN,
 *   unless it is the usual position
 * @param {Written[]} moves of the game
 * @param {[number, Branch[]][]} variations by the number of plies before them
 */
export function pgn({ white, black, result = '*', start, chess960 }, moves, variations) {
  const end = RESULTS.includes(result) ? result : '*';
  const tags = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: white || '?', Black: black || '?', Result: end };
  const setUp = { ...(chess960 ? { Variant: 'Chess960' } : {}), ...(start ? { SetUp: '1', FEN: start } : {}) };
  const head = Object.entries({ ...tags, ...setUp }).map(([name, value]) => `[${name} "${quoted(value)}"]`);
  return [...head, '', folded([...movetext(moves, new Map(variations)), end].join(' ')), ''].join('\n');
}
