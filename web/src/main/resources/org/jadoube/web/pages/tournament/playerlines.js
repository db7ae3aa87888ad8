// @ts-check
// Players as an organiser types or pastes them: one a line, with what else is known of them; or the lines of a tournament file (TRF).

import { heading, row } from './playercolumns.js';
import { reading, titleOf } from './playerline.js';

/** @typedef {import('./playerline.js').Entry} Entry */
/** @typedef {import('./playerline.js').Known} Known */
/** @typedef {import('./playerline.js').Reading} Reading */
/** @typedef {Reading & { line: number, raw: string }} Understood a line as it stands, from 1, and how it was understood */

/** A player of a tournament file, whose fields have their columns. @param {string} line @returns {Reading} */
function ofFile(line) {
  const field = (/** @type {number} */ from, /** @type {number} */ to) => line.slice(from - 1, to).trim();
  const [title, federation, rating, fideId] = [field(11, 13).toUpperCase(), field(54, 56), field(49, 52), field(58, 68)];
  /** @type {[string, boolean][]} */
  const fields = [[title, titleOf(title) !== undefined], [federation, /^[A-Z]{3}$/.test(federation)], [rating, /^\d+$/.test(rating)], [fideId, /^\d+$/.test(fideId)]];
  const [isTitle, isFederation, isRating, isNumber] = fields.map(([, fits]) => fits);
  const entry = {
    name: field(15, 47),
    ...(isRating && Number(rating) > 0 ? { rating: Number(rating) } : {}),
    ...(isTitle ? { title } : {}),
    ...(isFederation ? { federation } : {}),
    ...(isNumber && Number(fideId) > 0 ? { fideId } : {}),
  };
  return { entry, number: field(5, 8) || undefined, unread: fields.flatMap(([said, fits]) => (fits || said === '' ? [] : [said])), unused: [], doubts: [] };
}

const FILE_LINE = /^001 [ \d]{4} .{5}\S/;
/** Other lines of a tournament file than those of players. */
const OTHER_FILE_LINE = /^(?!001)(\d{3}|[A-Z]{3}|###)( |$)/;

/** Spaces that programs put into what is copied from them, and marks that nobody sees. @param {string} text */
const cleaned = (text) => text.replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ').replace(/[\ufeff\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '');

/**
 * How each line of players was understood.
 *
 * @param {string} text
 * @returns {Understood[]}
 */
export function understood(text) {
  const lines = cleaned(text).split(/\r\n|\r|\n/);
  const isFile = lines.some((line) => FILE_LINE.test(line));
  /** @type {import('./playercolumns.js').Heading | undefined} */
  let columns;
  /** @type {Understood[]} */
  const all = [];
  for (const [at, raw] of lines.entries()) {
    const isOther = isFile && OTHER_FILE_LINE.test(raw) && !titleOf(raw.slice(0, 3));
    if (raw.trim() === '' || isOther) continue;
    const found = heading(raw);
    if (found) columns = found;
    else all.push({ line: at + 1, raw, ...((FILE_LINE.test(raw) && ofFile(raw)) || (columns && row(raw, columns)) || reading(raw)) });
  }
  return settled(all);
}

/** A list in which nobody has a year of birth, and some have ratings that are no year, has ratings throughout. @param {Understood[]} all */
function settled(all) {
  const isSure = (/** @type {Understood} */ { entry, doubts }) => entry.rating !== undefined && !doubts.includes('rating');
  if (!all.some(isSure) || all.some(({ isBorn }) => isBorn)) return all;
  return all.map((each) => ({ ...each, doubts: each.doubts.filter((doubt) => doubt !== 'rating') }));
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
