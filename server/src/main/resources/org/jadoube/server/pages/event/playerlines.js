// @ts-check
// Players as an organiser types or pastes them: one a line, with what else is known of them; or the lines of a tournament file (TRF).

const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'];
const MOST_OF_ACCOUNT = 40;

/**
 * What the server is told of a player.
 *
 * @typedef {object} Entry
 * @property {string} [name]
 * @property {string} [account] the name of the player's account
 * @property {number} [rating]
 * @property {string} [federation]
 * @property {string} [title]
 * @property {string} [fideId]
 */

/** @typedef {{ line: number, part: string }} LineFault what means nothing */

/** @typedef {'account' | 'rating' | 'federation' | 'title' | 'fideId'} Known */

/** What a part of a line can be, by its looks alone. @type {Record<Known, (part: string) => boolean>} */
const LOOKS = {
  account: (part) => /^@\S/.test(part) && part.length <= MOST_OF_ACCOUNT + 1,
  rating: (part) => /^[1-9]\d{2,3}$/.test(part),
  fideId: (part) => /^\d{5,11}$/.test(part),
  title: (part) => TITLES.includes(part),
  federation: (part) => /^[A-Z]{3}$/.test(part) && !TITLES.includes(part),
};

const KINDS = /** @type {Known[]} */ (Object.keys(LOOKS));

/** @param {Known} kind @param {string} part */
function value(kind, part) {
  if (kind === 'rating') return Number(part);
  return kind === 'account' ? part.slice(1) : part;
}

/** A title may stand before the name. @param {string} first @returns {Entry} */
function named(first) {
  const [, title, name] = /^([A-Z]{2,3})\s+(.+)$/.exec(first) ?? [];
  return TITLES.includes(title) ? { name, title } : { name: first };
}

/** Lists use one mark between fields: a comma is part of a name where others part them. @param {string} line */
const parts = (line) => line.split(/[;\t]/.test(line) ? /[;\t]/ : /,/).map((part) => part.trim());

/** @param {string} part */
const kindOf = (part) => KINDS.find((kind) => LOOKS[kind](part));

/** @param {string} line @returns {Entry | string} the part that means nothing */
function entry(line) {
  const [first, ...rest] = parts(line);
  const known = LOOKS.account(first) ? { account: first.slice(1) } : named(first);
  // Surnames come first where given names follow a comma.
  if (known.name && rest.length > 0 && rest[0] !== '' && !kindOf(rest[0]) && /\p{L}/u.test(rest[0]) && !/\d/.test(rest[0])) known.name += `, ${rest.shift()}`;
  for (const part of rest.filter((each) => each !== '' && each !== '0')) {
    const kind = kindOf(part);
    if (!kind || kind in known) return part;
    Object.assign(known, { [kind]: value(kind, part) });
  }
  return known.name || 'account' in known ? known : line;
}

/** A player of a tournament file, whose fields have their columns. @param {string} line @returns {Entry} */
function ofFile(line) {
  const field = (/** @type {number} */ from, /** @type {number} */ to) => line.slice(from - 1, to).trim();
  const title = field(11, 13).toUpperCase();
  const federation = field(54, 56);
  const fideId = field(58, 68);
  return {
    name: field(15, 47),
    ...(Number(field(49, 52)) > 0 ? { rating: Number(field(49, 52)) } : {}),
    ...(LOOKS.title(title) ? { title } : {}),
    ...(LOOKS.federation(federation) ? { federation } : {}),
    ...(LOOKS.fideId(fideId) ? { fideId } : {}),
  };
}

const FILE_LINE = /^001 [ \d]{4} .{5}\S/;

/**
 * The players in lines, and what means nothing there.
 *
 * @param {string} text
 * @returns {{ entries: Entry[], faults: LineFault[] }}
 */
export function players(text) {
  const lines = text.split(/\r?\n/);
  const ofFiles = lines.filter((line) => FILE_LINE.test(line));
  if (ofFiles.length > 0) return { entries: ofFiles.map(ofFile), faults: [] };
  const read = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line: at + 1, found: entry(line.trim()) }]));
  return {
    entries: read.flatMap(({ found }) => (typeof found === 'string' ? [] : [found])),
    faults: read.flatMap(({ line, found }) => (typeof found === 'string' ? [{ line, part: found }] : [])),
  };
}

/** As it would be typed. @param {Entry} entry */
export function line({ name, account, rating, title, federation, fideId }) {
  const all = [name, account && `@${account}`, rating, title, federation, fideId].filter((part) => part !== undefined && part !== '');
  return all.join(name?.includes(',') ? '; ' : ', ');
}

/** Those who are entered already or stand there twice, by name; two of the same name have different numbers of FIDE. @param {Entry[]} entries @param {Entry[]} before */
export function twice(entries, before) {
  const same = (/** @type {Entry} */ one, /** @type {Entry} */ other) =>
    one.name !== undefined && one.name.toLocaleLowerCase() === other.name?.toLocaleLowerCase() && !(one.fideId && other.fideId && one.fideId !== other.fideId);
  return entries.filter((each, at) => [...before, ...entries.slice(0, at)].some((other) => same(each, other))).flatMap(({ name }) => name ?? []);
}
