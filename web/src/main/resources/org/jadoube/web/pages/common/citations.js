// @ts-check
// Sentences whose Articles lead to the page that explains them.

const NUMBER = String.raw`(?:[A-Z]{1,3}\.)?\d+(?:\.\d+)*[a-z]?`;
const WORD = String.raw`\p{L}+\s`;
// "FIDE 2023, Articles 7.5.1, 7.5.2 and 7.5.5" in any language, and "(Article 3.9)" inside a sentence.
const CITED = new RegExp(
  String.raw`(FIDE \d{4}|E04)(?=, ${WORD}${NUMBER})|(?<=\()${WORD}${NUMBER}(?=\))|(?<=(?:FIDE \d{4}|E04), ${WORD}(?:${NUMBER}(?:, |\s${WORD}(?:${WORD})?))*)${NUMBER}`,
  'gu',
);
const EDITION = /^(FIDE \d{4}|E04)$/;
// E04 applies these from the newest edition. Brackets always cite them, such as the moves of the
// pieces, and never E04's own Article 3.
const BORROWED = /^[1-3](\.|$)/;
const NEWEST = 'newest';
const ONLY_NUMBER = new RegExp(String.raw`${NUMBER}$`, 'u');

/** The book of an Article that is cited in brackets, without its book. @param {string} edition @param {string} article */
const bookOf = (edition, article) => (edition === 'E04' && BORROWED.test(article) ? NEWEST : edition);

/** An edition in an address. @param {string} edition its name, such as `FIDE 2023` */
export const inAddress = (edition) => edition.replace(/^FIDE /, '');

/** The address of an Article's page. @param {string} edition its name, such as `FIDE 2023` @param {string} article */
export const lawPath = (edition, article) => `/laws/${inAddress(edition)}/${article}`;

/**
 * The sentence in parts: plain ones, and Articles with their addresses.
 *
 * @param {string} sentence
 * @param {string} edition of the game, for Articles that stand without one
 * @returns {{ text: string, path?: string }[]}
 */
export function parts(sentence, edition) {
  /** @type {{ text: string, path?: string }[]} */
  const found = [];
  let [end, current] = [0, edition];
  for (const match of sentence.matchAll(CITED)) {
    if (EDITION.test(match[0])) {
      current = match[0];
      continue;
    }
    const number = ONLY_NUMBER.exec(match[0])?.[0] ?? match[0];
    const begin = match.index + match[0].length - number.length;
    const own = match[0] === number ? current : bookOf(edition, number);
    if (begin > end) found.push({ text: sentence.slice(end, begin) });
    found.push({ text: number, path: lawPath(own, number) });
    end = begin + number.length;
  }
  if (end < sentence.length) found.push({ text: sentence.slice(end) });
  return found;
}

/**
 * The sentence as nodes of a page.
 *
 * @param {string} sentence
 * @param {string} edition
 * @param {string} [target] where the pages open: nobody should leave the board to look something up
 */
export function linked(sentence, edition, target = '_blank') {
  return parts(sentence, edition).map(({ text, path }) => {
    if (!path) return document.createTextNode(text);
    const link = document.createElement('a');
    link.href = path;
    if (target) link.target = target;
    link.textContent = text;
    return link;
  });
}
