// @ts-check
// What can be typed beside moves. The words for it are texts of the page, so each language has its own.

/** In the order in which help lists them. */
export const COMMANDS = /** @type {const} */ ([
  'clock', 'last', 'board', 'pieces', 'offer', 'accept', 'decline', 'claim', 'flag', 'arbiter', 'resign', 'repeat', 'confirm', 'cancel', 'help',
]);

/** @typedef {typeof COMMANDS[number]} Command */

/** Without capitals, accents, punctuation and blanks that are too many. @param {string} words */
const plain = (words) =>
  words.normalize('NFD').replace(/[\p{M}'’]/gu, '').toLowerCase().replace(/[\s.,;:!?…]+/gu, ' ').trim();

/**
 * What follows one of the words, if the text begins with one.
 *
 * @param {string} typed
 * @param {string} words what is understood, with `|` between
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
 * The command that somebody has typed, if it is one.
 *
 * @param {string} typed
 * @param {(command: Command) => string} words what is understood, with `|` between
 */
export function command(typed, words) {
  const said = plain(typed);
  return COMMANDS.find((name) => words(name).split('|').some((each) => plain(each) === said));
}
