// @ts-check
// Lists whose first line names their columns, as spreadsheets and pairing programs write them.

import { reading, titleOf } from './playerline.js';
import { whole } from './thousands.js';

/** @typedef {import('./playerline.js').Reading} Reading */
/** @typedef {'number' | 'name' | 'surname' | 'given' | 'title' | 'federation' | 'rating' | 'fideId' | 'account' | 'unnamed' | 'other'} Column */
/** @typedef {{ separator: RegExp | null, columns: Column[] }} Heading without a separator, lines are read by their looks */

/** The words of headings in nine languages. @type {Record<Exclude<Column, 'unnamed' | 'other'>, RegExp>} */
const WORDS = {
  number: /^(n|no|nr|num|number|#|№|s?no|snr|st ?no|st ?nr|start ?n[ro]|start(ing)? ?rank|rk|rank|pl|place|pos|rg|št|zap ?št|č|poř|br|р ?бр|бр|ном|номер|п ?п|№ ?п\/?п)$/,
  name: /^((full |player'?s? )?name|player|players|spieler|teilnehmer|(ime in priimek|priimek in ime)|igralec|jméno a příjmení|příjmení a jméno|hráč|nombre y apellidos?|apellidos y nombre|jugador|nom et prénom|nom prénom|joueur|име и фамилия|фамилия и имя|фамилия,? имя|фио|ф и о|участник|игрок|състезател|играч|име и презиме|презиме и име|ime i prezime|prezime i ime)$/,
  surname: /^(surname|last ?name|family ?name|nachname|familienname|priimek|příjmení|prezime|apellidos?|nom|nom de famille|фамилия|презиме)$/,
  given: /^(first ?names?|given ?names?|forename|vorname|ime|jméno|nombre|prénom|имя|име)$/,
  title: /^(title|ti|tit|titel|titul|naziv|título|titre|звание|титул|титла|титула)$/,
  federation: /^(fed|federation|fide ?fed|country|land|föd|föderation|zveza|federacija|federace|federación|fédération|фед|федерация|федерација|страна|држава|država|země|país|pays)$/,
  rating: /^(rating|rtg|rat|elo|irtg|rtg ?i|elo ?i|rtg ?int|elo ?int|(fide )?(elo|rating|rtg)( ?fide)?|fide ?(std|standard)|rejting|рейтинг|рейт|ело|эло|(рейтинг|ело|эло) ?(фиде|fide))$/,
  fideId: /^(fide ?(id|no|nr|number|code|ид|№)|id ?fide|id ?(no|nr)|id|code ?fide|kode? ?fide|фиде ?(ид|id|код)|(ид|код) ?фиде|(ид|код) ?fide|ид)$/,
  account: /^(account|konto|račun|účet|cuenta|compte|профил|налог|учётная запись)$/,
};
/** What lists tell besides, and the tournament does not take. */
const OTHER = /^(club|club ?\/ ?city|club ?city|verein|klub|клуб|oddíl|equipo|équipe|team|tým|mannschaft|sex|gender|geschlecht|spol|пол|pol|birth|birthday|birth ?date|born|b ?day|b ?year|year|jahrgang|geb|geburts?datum|geb ?datum|letnik|datum rojstva|rojstvo|rok|ročník|дата рождения|г ?р|година|rtg ?n|elo ?n|nrtg|dwz|nwz|nat ?(elo|rtg|rating)|rtg ?nat|typ|type|gr|group|k|pts|points|state|region|city|e-?mail|phone|tel)$/;

const LONGEST = 1000; // a longer line has no columns
const SEPARATORS = [/\t/, /;/, /\|/, /,/];

/** @param {string} cell */
const plain = (cell) => cell.trim().replace(/^["“”„«]+|["“”»]+$/g, '').toLocaleLowerCase().replace(/[._:-]+/g, ' ').replace(/\s+/g, ' ').trim();

/** @param {string} cell @returns {Column | undefined} */
function column(cell) {
  const word = plain(cell);
  if (word === '') return 'unnamed';
  const known = /** @type {(keyof typeof WORDS)[]} */ (Object.keys(WORDS)).find((each) => WORDS[each].test(word));
  return known ?? (OTHER.test(word) ? 'other' : undefined);
}

/** The cells of a line, where quotation marks keep what stands between them together. @param {string} line @param {RegExp} separator */
function cells(line, separator) {
  const between = new RegExp(`${separator.source}(?=(?:[^"]*"[^"]*")*[^"]*$)`);
  return line.split(between).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1').replace(/""/g, '"').trim());
}

/** A name alone in a column called "Ime" or "Nom" is the whole name; a second column of a kind is of no use. @param {Column[]} columns @returns {Column[]} */
function settled(columns) {
  const both = columns.includes('surname') || columns.includes('name') ? columns.includes('given') : false;
  const whole = columns.map((each) => {
    if (both && each === 'name' && !columns.includes('surname')) return 'surname';
    return !both && (each === 'surname' || each === 'given') ? 'name' : each;
  });
  return whole.map((each, at) => (each !== 'unnamed' && whole.indexOf(each) < at ? 'other' : each));
}

/** What a line says of the columns below it, if it is a heading. @param {string} line @returns {Heading | undefined} */
export function heading(line) {
  if (line.length > LONGEST) return undefined;
  const separator = SEPARATORS.find((each) => each.test(line));
  const columns = separator ? cells(line, separator).map((each) => column(each) ?? 'other') : [];
  const isNamed = columns.some((each) => ['name', 'surname', 'given'].includes(each));
  const known = columns.filter((each) => each !== 'unnamed' && each !== 'other').length;
  if (separator && isNamed && known >= 2) return { separator, columns: settled(columns) };
  const words = line.trim().split(/\s+/).map(column);
  const isHeading = !separator && words.length > 1 && words.every((each) => each !== undefined) && words.some((each) => each === 'name' || each === 'surname' || each === 'given');
  return isHeading ? { separator: null, columns: [] } : undefined;
}

const EMPTY = /^(0|-+|–|—)?$/;

/** What a field says, if it can say that. @param {import('./playerline.js').Known} known @param {string} said @returns {string | number | undefined} */
export function field(known, said) {
  if (known === 'name') return said.replace(/\s+/g, ' ').normalize('NFC');
  if (known === 'title') return titleOf(said);
  if (known === 'rating') return /^[1-9]\d{2,3}$/.test(whole(said)) ? Number(whole(said)) : undefined;
  const [value, shape] = known === 'federation' ? [said.toUpperCase(), /^[A-Z]{3}$/] : [said.replace(/^@/, ''), known === 'fideId' ? /^\d{1,11}$/ : /^\S.{0,39}$/];
  return shape.test(value) ? value : undefined;
}

/** Some lists do not name the column of titles. @param {Reading} read @param {Column} column @param {string} said */
function take(read, column, said) {
  if (EMPTY.test(said)) return;
  if (column === 'number') read.number = said;
  else if (column === 'other') read.unused.push(said);
  else fill(read, column === 'unnamed' ? 'title' : /** @type {import('./playerline.js').Known} */ (column), said);
}

/** @param {Reading} read @param {import('./playerline.js').Known} known @param {string} said */
function fill(read, known, said) {
  const value = field(known, said);
  if (value === undefined || known in read.entry) read.unread.push(said);
  else Object.assign(read.entry, { [known]: value });
}

/**
 * A line whose fields somebody has corrected: nothing else of it counts.
 *
 * @template {Reading} T
 * @param {T} read
 * @param {Partial<Record<import('./playerline.js').Known, string>>} fields
 * @returns {T}
 */
export function corrected(read, fields) {
  /** @type {Reading} */
  const anew = { entry: {}, unread: [], unused: read.unused, doubts: [] };
  for (const [known, said] of Object.entries(fields)) {
    if (!EMPTY.test(said.trim())) fill(anew, /** @type {import('./playerline.js').Known} */ (known), said.trim());
  }
  return { ...read, ...anew };
}

/**
 * A line below a heading; undefined if it has other columns, so that it is read by its looks.
 *
 * @param {string} line
 * @param {Heading} heading
 * @returns {Reading | undefined}
 */
export function row(line, { separator, columns }) {
  const fields = separator && line.length <= LONGEST ? cells(line, separator) : [];
  const isName = (/** @type {number} */ at) => ['name', 'surname', 'given'].includes(columns[at]);
  if (fields.length < 2 || fields.slice(columns.length).some((field) => field !== '')) return undefined;
  /** @type {Reading} */
  const read = { entry: {}, unread: [], unused: [], doubts: [] };
  fields.forEach((field, at) => isName(at) || take(read, columns[at] ?? 'other', field));
  const names = ['name', 'surname', 'given'].flatMap((each) => fields.filter((field, at) => columns[at] === each && field !== ''));
  const said = names.join(', ').replace(/\s+/g, ' ').normalize('NFC');
  const { entry } = reading(said);
  const [, before = '', rest = said] = /^(\S+) (.+)$/.exec(said) ?? [];
  const isTitled = entry.title !== undefined && titleOf(before) === entry.title && (read.entry.title ?? entry.title) === entry.title;
  if (isTitled) read.entry.title = entry.title;
  if (said !== '') read.entry.name = isTitled ? rest : said;
  if (!read.entry.name && !read.entry.account) read.unread = [line.trim()];
  return read;
}
