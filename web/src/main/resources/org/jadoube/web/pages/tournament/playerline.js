// @ts-check
// One player's line, read by the looks of its parts: number, name, title, federation, rating and FIDE number in any usual order.

import { FEDERATIONS } from './federations.js';
import { wholeRating } from './thousands.js';

/**
 * The details of a player that the server is told.
 *
 * @typedef {object} Entry
 * @property {string} [name]
 * @property {string} [account] the name of the player's account
 * @property {number} [rating]
 * @property {string} [federation]
 * @property {string} [title]
 * @property {string} [fideId]
 */

/** @typedef {keyof Entry} Known */

/**
 * How a line was understood.
 *
 * @typedef {object} Reading
 * @property {Entry} entry
 * @property {string} [number] what the list calls the player; the tournament gives numbers of its own
 * @property {string[]} unread what means nothing
 * @property {string[]} unused what is understood and not entered: dates of birth, clubs
 * @property {Known[]} doubts what may be meant otherwise
 * @property {boolean} [isBorn] whether a date or a year of birth stands there
 */

/** @typedef {{ text: string, gap: '' | ',' | ';', kind: Kind }} Part with the mark before it; brackets part as much as a semicolon */
/** @typedef {'word' | 'title' | 'code' | 'digits' | 'account' | 'rating' | 'fideId' | 'unused' | 'nothing' | 'odd'} Kind */

const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'];
const IN_CYRILLIC = new Map([['ГМ', 'GM'], ['ММ', 'IM'], ['МФ', 'FM'], ['КМ', 'CM'], ['ЖГМ', 'WGM'], ['ЖММ', 'WIM'], ['ЖМФ', 'WFM'], ['ЖКМ', 'WCM']]);

/** The title that a part names in its letters. @param {string} part @returns {string | undefined} */
export function titleOf(part) {
  const title = part.replace(/\.$/, '').toUpperCase();
  return TITLES.includes(title) ? title : IN_CYRILLIC.get(title);
}

/** Titles that are understood and not entered. */
const OTHER_TITLES = /^(A[GIFC]M|W?NM|КМС|МС)$/;
const MOST_OF_ACCOUNT = 40;
const LONGEST_NAME = 60;
const MOST_WORDS = 5;

const NOTHING = /^(0|-+|–|—|n\/a|unr\.?|unrated)$/i;
const RATING = /^[1-3]?\d{3}$/;
const FIDE_ID = /^[1-9]\d{4,8}$/;
const YEAR = /^(19[2-9]\d|20[01]\d|202[01])$/;
const DATE = /^(\d{4}([-/.])\d{1,2}\2\d{1,2}|\d{1,2}([-/.])\d{1,2}\3(\d{2}|\d{4}))\.?$/;
const BORN = /^(\*|b\.?|born:?|geb\.?|jg\.?|né|née|nar\.?|roj\.?|род\.|г\.р\.)$/i;
const LABELS = /^(elo|rtg|rating|rat|rejting|рейтинг|рейт|ело|эло)\.?[:=]?$/i;
const LABELS_OF_NUMBER = /^(fide|fide-?id|fide-?nr|id|id-?no)\.?[:=]?$/i;
const LABELLED = /^(\D+?[:=]?)(\d+)$/;
/** Names of fields that say nothing more than the fields do. */
const NAMES_OF_FIELDS = /^(name|player|fed|federation|title|club|имя|фамилия|звание|федерация)[:=]$/i;
const OTHER_NUMBERS = /^(dwz|nwz|nat|natl|ecf|uscf|rapid|blitz|tel|phone)\.?[:=]?$/i;
const SEX = /^[mwfмж]$/;
const PARTICLES = /^(mac|mc|san|santa|st\.?|op|’t|'t|de|del|della|di|da|dos|das|do|du|van|von|der|den|ten|ter|la|le|el|al|bin|binti|ibn|y|e|i|und|zu|zum|zur|af|av|jr\.?|sr\.?|dr\.?|prof\.?|ing\.?|mag\.?|d[’'].*)$/i;
const AFTER_NAMES = /^(dr|prof|ing|mag|jr|sr|ml|st|ii|iii|iv|phd|мл|ст)\.?$/i;
const OF_CLUBS = /^(šk|šd|sk|sc|sv|sf|tsv|ck|шк|scg|club|klub|klubs|chess|schach.*|šah.*|шах.*|échec.*|e\.?v\.?)$/i;

const MARKS = /["“”„«»]([^"“”„«»]*)["“”„«»]|@[^\s;,\t|][^;,\t|()[\]]*|[;\t|()[\]]|,|[^\s;,\t|()[\]"“”„«»]+/g;

/** What stands between marks; what is written in quotation marks is one part. @param {string} line @returns {Part[]} */
function parts(line) {
  /** @type {Part[]} */
  const found = [];
  /** @type {Part['gap']} */
  let gap = ';';
  const add = (/** @type {string} */ text, /** @type {Kind} */ kind) => {
    found.push({ text, gap, kind });
    gap = '';
  };
  for (const [text, quoted] of line.matchAll(MARKS)) {
    if (quoted !== undefined) addQuoted(quoted, found, add, () => (gap = ';'));
    else if (text.startsWith('@')) addAccount(text, add);
    else if (/^([;\t|()[\]]|[-–—=]+)$/.test(text)) gap = ';';
    else if (text === ',') gap = gap === ';' ? ';' : ',';
    else {
      for (const each of slashed(text)) {
        if (each !== text && found.length > 0) gap = ';';
        add(each.replace(/^'|(?<=.)[':]$/g, ''), NAMES_OF_FIELDS.test(each) ? 'nothing' : kindOf(each.replace(/^'|(?<=.)[':]$/g, '')));
      }
      if (text.endsWith(':')) gap = ';';
    }
  }
  return found;
}

/** A slash parts fields, but not those of a day. @param {string} text */
const slashed = (text) => (/\d\/\d|^n\/a$/i.test(text) ? [text] : text.split('/').filter((each) => each !== ''));

/** Quotation marks keep a field together; after the name they name a club. @param {string} quoted @param {Part[]} found @param {(text: string, kind: Kind) => void} add @param {() => void} part */
function addQuoted(quoted, found, add, part) {
  part();
  const isName = !found.some(({ kind }) => kind === 'word');
  const inside = parts(quoted);
  if (isName || inside.every(({ kind }) => kind !== 'word')) found.push(...inside);
  else add(quoted.trim(), 'unused');
  part();
}

/** The name of an account may have spaces. @param {string} text @param {(text: string, kind: Kind) => void} add */
function addAccount(text, add) {
  const [, account, rest] = /^@(\S.*?)((?:\s+(?:\d{3,}|[A-Z]{2,3}))*)\s*$/.exec(text) ?? ['', text.slice(1).trim(), ''];
  add(account, account.length <= MOST_OF_ACCOUNT ? 'account' : 'odd');
  for (const each of rest.match(/\S+/g) ?? []) add(each, kindOf(each));
}

/** What a part is by its looks alone. @param {string} part @returns {Kind} */
function kindOf(part) {
  if (NOTHING.test(part)) return 'nothing';
  if (DATE.test(part)) return 'unused';
  if (/^\d+[.*!]?$/.test(part)) return 'digits';
  if (titleOf(part) && part === part.toUpperCase()) return 'title';
  if (FEDERATIONS.has(part)) return 'code';
  if (SEX.test(part) || OTHER_TITLES.test(part)) return 'unused';
  return /^\d|@|_|=/.test(part) || !/\p{L}/u.test(part) ? 'odd' : 'word';
}

/** Words that say what the number beside them is: Elo 2100, FIDE ID: 14600001, born 1990, 2100 Elo. @param {Part[]} all */
function labelled(all) {
  for (const [at, part] of all.entries()) {
    const [, label, digits] = LABELLED.exec(part.text) ?? [];
    if (label && labelOf(label)) Object.assign(part, { text: digits, kind: labelOf(label) });
    const kind = labelOf(part.text);
    if (!kind || part.kind === 'nothing') continue;
    let next = at + 1;
    while (all[next] && labelOf(all[next].text)) next++;
    const number = all[next]?.kind === 'digits' ? all[next] : kind === 'rating' && all[at - 1]?.kind === 'digits' ? all[at - 1] : undefined;
    if (!number) continue;
    const last = all[next - 1].text;
    number.kind = labelOf(last) ?? kind;
    if (OTHER_NUMBERS.test(last)) number.text = `${last} ${number.text}`;
    for (const each of all.slice(at, next)) each.kind = 'nothing';
  }
}

/** @param {string} text @returns {'rating' | 'fideId' | 'unused' | undefined} */
function labelOf(text) {
  if (LABELS.test(text)) return 'rating';
  if (LABELS_OF_NUMBER.test(text)) return 'fideId';
  return BORN.test(text) || OTHER_NUMBERS.test(text) ? 'unused' : undefined;
}

/** The player's number in the list, which stands first. @param {Part[]} all @returns {string | undefined} */
function leading(all) {
  const [first, ...rest] = all;
  if (first?.kind !== 'digits' || rest.length === 0 || !/^\d{1,4}\.?$/.test(first.text)) return undefined;
  const isRating = /^\d{4}$/.test(first.text) && RATING.test(first.text) && !rest.some(({ kind, text }) => kind === 'rating' || (kind === 'digits' && RATING.test(text) && !YEAR.test(text)));
  if (isRating) return undefined;
  all.shift();
  all[0].gap = ';';
  return first.text.replace('.', '');
}

/** @param {Part[]} all @param {number} */
const isLast = (all, at) => all[at + 1] === undefined || all[at + 1].gap !== '' || !['word', 'code'].includes(all[at + 1].kind);
/** @param {Part} part */
const isCapital = ({ text }) => text === text.toLocaleUpperCase() && text !== text.toLocaleLowerCase();

/** The words right before a part. @param {Part[]} all @param {number} at @returns {Part[]} */
function before(all, at) {
  const from = all.findLastIndex(({ kind }, other) => other < at && (kind !== 'word' || all[other + 1].gap === ';'));
  return all.slice(from + 1, at);
}

/** Codes that are surnames or given names become words: KOS Ana, LEE KEN. @param {Part[]} all @param {Set<Known>} doubts */
function codes(all, doubts) {
  for (const [at, part] of all.entries()) {
    if (part.kind !== 'code') continue;
    const opens = all.slice(0, at).every(({ kind }) => kind !== 'word');
    const { isName, isClear } = opens ? opening(all, at) : following(all, at);
    if (isName) part.kind = 'word';
    if (!isClear) doubts.add(isName ? 'name' : 'federation');
  }
}

/** A code before the name is a surname if it leaves less than two words. @param {Part[]} all @param {number} at */
function opening(all, at) {
  const isTold = all.some(({ kind }, other) => other !== at && kind === 'code');
  const isName = isTold || all.slice(at).filter(({ kind }) => kind === 'word').length < 2;
  const isApart = all[at + 1]?.gap === ';' || all[at + 1]?.kind !== 'word';
  return { isName, isClear: isName ? isTold : isApart };
}

/** A code after the first word may be a given name where all is in capitals. @param {Part[]} all @param {number} at */
function following(all, at) {
  const words = before(all, at);
  const isOnly = all.filter(({ kind }) => kind === 'word' || kind === 'code').length === 2;
  const isName = words.length > 0 && (!isLast(all, at) || (isOnly && isCapital(words[0])));
  return { isName, isClear: !isName };
}

/** Three capitals after a name are no part of it. @param {Part[]} all */
function capitals(all) {
  for (const [at, part] of all.entries()) {
    if (part.kind !== 'word' || !/^\p{Lu}{3}$/u.test(part.text) || AFTER_NAMES.test(part.text) || !isLast(all, at)) continue;
    const words = before(all, at);
    if (words.length > 0 && words.every((each) => !isCapital(each) || each.text.length === 1)) part.kind = 'odd';
  }
}

/** Lower-case titles and codes count where nothing else stands beside them. @param {Part[]} all */
function lowerCase(all) {
  for (const [at, part] of all.entries()) {
    const upper = part.text.toUpperCase();
    if (part.kind !== 'word' || part.text !== part.text.toLowerCase()) continue;
    const ends = all[at + 1] === undefined || all[at + 1].gap !== '' || all[at + 1].kind !== 'word';
    const isAlone = ends && (part.gap !== '' || all[at - 1].kind !== 'word');
    if (titleOf(upper) && (at === 0 || isAlone || (ends && before(all, at).length > 1))) part.kind = 'title';
    else if (FEDERATIONS.has(upper) && at > 0 && isAlone) part.kind = 'code';
  }
}

/** Small numbers right after a word are part of a name: Player 1. @param {Part[]} all @param {Set<Known>} doubts */
function ordinals(all, doubts) {
  for (const [at, part] of all.entries()) {
    if (part.kind !== 'digits' || !/^\d{1,2}$/.test(part.text) || part.gap !== '' || all[at - 1]?.kind !== 'word') continue;
    part.kind = 'word';
    doubts.add('name');
  }
}

/** @param {Part[]} all @returns {string[][]} words that stand together, with the comma before them */
function runs(all) {
  /** @type {string[][]} */
  const found = [];
  for (const [at, { text, gap, kind }] of all.entries()) {
    if (kind !== 'word') continue;
    if (at > 0 && all[at - 1].kind === 'word' && gap === '') found[found.length - 1].push(text);
    else found.push([at > 0 && all[at - 1].kind === 'word' ? gap : '/', text]);
  }
  return found;
}

/** The name out of the words; what it leaves is not understood. @param {Part[]} all @param {Reading} reading @param {Set<Known>} doubts */
function name(all, reading, doubts) {
  const [first, ...rest] = runs(all);
  if (!first) return;
  let said = first.slice(1).join(' ');
  if (isGiven(first, rest[0])) {
    const surname = first.slice(1).filter((word) => !PARTICLES.test(word));
    if (rest[0][0] === ';' || surname.length > 1) doubts.add('name');
    said += `, ${rest[0].slice(1).join(' ')}`;
    rest.shift();
  }
  while (rest.length > 0 && rest[0][0] === ',' && rest[0].slice(1).every((word) => AFTER_NAMES.test(word))) said += `, ${(rest.shift() ?? []).slice(1).join(' ')}`;
  reading.unread.push(...rest.map((words) => words.slice(1).join(' ')));
  reading.entry.name = said.normalize('NFC');
  if (isOddName(said)) doubts.add('name');
}

/** Given names follow a comma; in columns a single surname comes before them. @param {string[]} first @param {string[] | undefined} next */
function isGiven(first, next) {
  if (!next || next[0] === '/' || next.some((word) => OF_CLUBS.test(word))) return false;
  if (next[0] === ',') return true;
  return first.slice(1).filter((word) => !PARTICLES.test(word)).length === 1 && next.length <= 3;
}

/** @param {string} said */
function isOddName(said) {
  const words = said.split(/[\s,]+/);
  const isLower = (/** @type {string} */ word) => /^\p{Ll}/u.test(word) && !PARTICLES.test(word);
  const mixed = words.some(isLower) && words.some((word) => /^\p{Lu}/u.test(word));
  return mixed || words.length > MOST_WORDS || said.length > LONGEST_NAME || /[:!?\d]/.test(said) || words.some((word) => OF_CLUBS.test(word));
}

/** Which of the numbers that look like ratings is one: another may be the year of birth. @param {string | undefined} said @param {string[]} bare @param {boolean} isBorn whether the birth is told otherwise */
function rated(said, bare, isBorn) {
  const rating = said ?? bare.find((each) => !YEAR.test(each)) ?? bare[0];
  const others = said === undefined ? bare.filter((_, at) => at !== bare.indexOf(rating)) : bare;
  const isClear = said !== undefined || isBorn || rating === undefined || !YEAR.test(rating);
  const year = isClear && !isBorn ? others.find((each) => YEAR.test(each)) : undefined;
  return { rating, year, isClear, more: others.filter((_, at) => year === undefined || at !== others.indexOf(year)) };
}

/** Ratings, years of birth, numbers of FIDE. @param {Part[]} all @param {Reading} reading @param {Set<Known>} doubts */
function numbers(all, reading, doubts) {
  const named = (/** @type {Kind} */ kind) => all.filter((part) => part.kind === kind).map(({ text }) => text);
  const digits = named('digits').map((each) => each.replace(/[.*!]$/, ''));
  const [said, ...again] = named('rating');
  const isBorn = named('unused').some((each) => YEAR.test(each) || DATE.test(each));
  const { rating, year, isClear, more } = rated(said, digits.filter((each) => RATING.test(each) && Number(each) > 0), isBorn);
  if (Number(rating) > 0) reading.entry.rating = Number(rating);
  if (!isClear) doubts.add('rating');
  if (year) reading.unused.push(year);
  reading.isBorn = isBorn || year !== undefined;
  const [fideId, ...others] = [...named('fideId'), ...digits.filter((each) => FIDE_ID.test(each))];
  if (Number(fideId) > 0) reading.entry.fideId = fideId;
  if (fideId && named('fideId').length === 0 && isDateLike(fideId)) doubts.add('fideId');
  const rest = digits.filter((each) => !(RATING.test(each) && Number(each) > 0) && !FIDE_ID.test(each));
  reading.unread.push(...again, ...more, ...others, ...rest);
}

/** Eight digits may be a day, too: 19901130, 30111990. @param {string} digits */
const isDateLike = (digits) => /^(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/.test(digits) || /^([0-2]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(digits);

/** @param {Part[]} all @param {Reading} reading */
function singles(all, reading) {
  for (const { text, kind } of all) {
    const key = kind === 'code' ? 'federation' : kind;
    if (key === 'odd') reading.unread.push(text);
    if (key === 'unused') reading.unused.push(text);
    if (key !== 'title' && key !== 'federation' && key !== 'account') continue;
    if (reading.entry[key] !== undefined) reading.unread.push(text);
    else reading.entry[key] = key === 'account' ? text : (titleOf(text) ?? text.toUpperCase());
  }
}

/** Bullets, and numbers that a sign marks: 12. or #12. @param {string} line @returns {[string | undefined, string]} */
function numbered(line) {
  const [, dotted, signed, rest] = /^(?:[•·*▪-]\s+)?(?:[#№]?\s*(\d{1,4})\s*[.):]\s*(?!\d)|[#№]\s*(\d{1,4})\s+)?(.*)$/u.exec(line) ?? [];
  return [dotted ?? signed, rest ?? line];
}

/** @param {string} line @returns {Reading} */
export function reading(line) {
  /** @type {Reading} */
  const read = { entry: {}, unread: [], unused: [], doubts: [] };
  /** @type {Set<Known>} */
  const doubts = new Set();
  const [number, rest] = numbered(line.trim());
  const one = wholeRating(rest);
  const all = parts(one.line);
  if (!one.isSure) doubts.add('rating');
  labelled(all);
  read.number = number ?? leading(all);
  if (read.number !== undefined && number === undefined && Number(read.number) >= 100 && !all.some(({ text }) => RATING.test(text))) doubts.add('rating');
  lowerCase(all);
  codes(all, doubts);
  capitals(all);
  ordinals(all, doubts);
  singles(all, read);
  numbers(all, read, doubts);
  name(all, read, doubts);
  if (!read.entry.name && !read.entry.account) read.unread = [line.trim()];
  read.doubts = [...doubts];
  return read;
}
