// @ts-check
// The pairs of a round as an arbiter types them: a board a line, White's number first; a number alone has the bye.

/** @typedef {{ white: number, black: number }} HandPair */

/**
 * @typedef {object} HandPairs
 * @property {HandPair[]} pairs
 * @property {number} [bye]
 * @property {{ line: number, part: string }[]} faults lines that mean nothing
 */

const LINE = /^(\d{1,4})(?:\s*[-–:,;\s]\s*(\d{1,4}))?(?!\S)/;

/** What follows the numbers, such as names, is left alone. @param {string} text @returns {HandPairs} */
export function handPairs(text) {
  /** @type {HandPairs} */
  const found = { pairs: [], faults: [] };
  text.split('\n').forEach((each, at) => {
    if (each.trim() === '') return;
    const [, white, black] = LINE.exec(each.trim()) ?? [];
    if (white && black) found.pairs.push({ white: Number(white), black: Number(black) });
    else if (white && found.bye === undefined) found.bye = Number(white);
    else found.faults.push({ line: at + 1, part: each.trim() });
  });
  return found;
}

/** A round as it would be typed. @param {TournamentRound} round */
export function written({ boards, matches, byes }) {
  const pairs = matches ? matches.map(({ first, second }) => [first, second]) : boards.map(({ white, black }) => [white, black]);
  const free = byes.filter(({ kind }) => kind === 'pairing-allocated').map(({ participant }) => [participant]);
  return [...pairs, ...free].map((numbers) => numbers.join(' – ')).join('\n');
}

/**
 * Who is in no pair yet and who in more than one, as far as it can be told here.
 *
 * @param {HandPairs} said
 * @param {number[]} present the numbers of all who can be paired
 */
export function unpaired({ pairs, bye }, present) {
  const all = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye === undefined ? [] : [bye])];
  return {
    missing: present.filter((number) => !all.includes(number)),
    twice: [...new Set(all.filter((number, at) => all.indexOf(number) !== at))],
    unknown: all.filter((number) => !present.includes(number)),
  };
}
