// @ts-check
// Typed commands besides moves. Their words are texts of the page, so each language has its own.

/** In the order in which help lists them. */
export const COMMANDS = /** @type {const} */ ([
  'clock', 'last', 'board', 'pieces', 'offer', 'accept', 'decline', 'claim', 'flag', 'arbiter', 'resign', 'takeback', 'abort', 'rematch', 'repeat', 'confirm', 'cancel', 'help',
]);

/** @typedef {typeof COMMANDS[number]} Command */

/** The words without capitals, accents, punctuation and surplus blanks. @param {string} words */
export function plain(words) {
  const bare = words.normalize('NFD').replace(/[\p{M}'’]/gu, '').toLowerCase();
  return bare.replace(/[\s.,;:!?¡¿…“”„«»"-]+/gu, ' ').trim() || bare.trim();
}

/** The words without those that say nothing by themselves. @param {string} said @param {string[]} idle */
const pithy = (said, idle) => said.split(' ').filter((word) => !idle.includes(word)).join(' ');

/**
 * The text after one of the words, if it begins with one.
 *
 * @param {string} typed
 * @param {string} words the words understood, with `|` between
 */
export function afterWord(typed, words) {
  const said = typed.trim().split(/\s+/);
  const rests = words.split('|').map((word) => {
    const length = word.split(' ').length;
    return plain(said.slice(0, length).join(' ')) === plain(word) ? said.slice(length).join(' ') : null;
  });
  return rests.find((rest) => rest !== null) ?? null;
}

/**
 * The typed command, if there is one, perhaps among words that say nothing: “what was the last move”.
 *
 * @param {string} typed
 * @param {(command: Command) => string} words the words understood, with `|` between
 * @param {string} [idle] words that say nothing by themselves, with `|` between
 */
export function command(typed, words, idle = '') {
  const nothing = idle.split('|').map(plain);
  const said = plain(typed);
  const short = pithy(said, nothing);
  /** @param {(word: string) => boolean} fits */
  const called = (fits) => COMMANDS.find((name) => words(name).split('|').map(plain).some(fits));
  return called((word) => word === said) ?? (short === '' ? undefined : called((word) => pithy(word, nothing) === short));
}
