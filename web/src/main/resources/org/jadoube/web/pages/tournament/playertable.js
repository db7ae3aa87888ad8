// @ts-check
// Shows how each line of players was understood before anybody is entered. What the table shows is what is sent, and its cells can be corrected.

import { $, one } from '../common/dom.js';
import { arrange, write } from '../common/renewal.js';
import { corrected } from './playercolumns.js';
import { understood } from './playerlines.js';
import { text } from '../common/texts.js';

/** @typedef {import('./playerlines.js').Understood} Understood */
/** @typedef {import('./playerlines.js').Known} Known */

/** @type {Known[]} */
const COLUMNS = ['title', 'name', 'federation', 'rating', 'fideId'];
/** As much as the server takes. @type {Record<Known, number>} */
const LONGEST = { title: 3, name: 60, federation: 3, rating: 4, fideId: 11, account: 40 };

/** What is to be said of a line. @param {Understood} row */
export function remarks({ unread, unused, doubts, entry }) {
  const said = (/** @type {string} */ key, /** @type {string[]} */ parts) => (parts.length > 0 ? [text(key, { parts: parts.join(', ') })] : []);
  const nameless = !entry.name && !entry.account ? [text('tournament.needs-name')] : [];
  const unsure = doubts.map((doubt) => text(`tournament.column.${doubt}`));
  return [...said('tournament.unread', unread), ...nameless, ...said('tournament.unsure', unsure), ...said('tournament.unused', unused)];
}

/** Whether a line should be looked at. @param {Understood} row */
export const isMarked = ({ unread, doubts, entry }) => unread.length > 0 || doubts.length > 0 || (!entry.name && !entry.account);

export class PlayerTable {
  #box;
  #field;
  #read;
  #leave;
  /** @type {Understood[]} */
  #rows = [];
  /** What somebody has corrected, by the line. @type {Map<string, Understood>} */
  #kept = new Map();
  /** @type {Map<string, HTMLTableRowElement>} */
  #shown = new Map();

  /**
   * @param {HTMLElement} box
   * @param {HTMLTextAreaElement | HTMLInputElement} field with the lines
   * @param {(lines: string) => Understood[]} [read]
   */
  constructor(box, field, read = understood) {
    this.#box = box;
    this.#field = field;
    this.#read = read;
    this.#leave = one(HTMLInputElement, '[type=checkbox]', box);
    $('caption', box).textContent = text('tournament.understood');
    field.addEventListener('input', () => this.show());
    // Enter in a cell would enter everybody.
    box.addEventListener('keydown', (pressed) => {
      if (pressed.key === 'Enter' && pressed.target instanceof HTMLInputElement) pressed.preventDefault();
    });
  }

  get rows() {
    return this.#rows;
  }

  /** What keeps the players from being entered. */
  faults() {
    const isLeft = this.#leave.checked;
    return this.#rows.flatMap((row) => {
      const isNameless = !row.entry.name && !row.entry.account;
      if (isNameless || (!isLeft && row.unread.length > 0)) return [{ line: row.line, part: row.unread[0] ?? row.raw.trim() }];
      return [];
    });
  }

  /** Puts lines into the field that are understood already. @param {{ raw: string, row?: Understood }[]} lines */
  fill(lines) {
    this.#kept.clear();
    for (const { raw, row } of lines) if (row) this.#kept.set(raw, row);
    this.#field.value = lines.map(({ raw }) => raw).join('\n');
    this.show();
  }

  show() {
    this.#rows = this.#read(this.#field.value).map((row) => ({ ...(this.#kept.get(row.raw) ?? row), line: row.line }));
    this.#box.hidden = this.#rows.length === 0;
    if (this.#box.hidden) this.#leave.checked = false;
    const columns = this.#rows.some(({ entry }) => entry.account !== undefined) ? /** @type {Known[]} */ ([...COLUMNS, 'account']) : COLUMNS;
    const head = one(HTMLTableRowElement, 'thead tr', this.#box);
    head.replaceChildren(...['number', ...columns, 'remarks'].map((name) => Object.assign(document.createElement('th'), { scope: 'col', textContent: text(`tournament.column.${name}`) })));
    const before = this.#shown;
    this.#shown = new Map();
    for (const row of this.#rows) {
      const key = JSON.stringify([row, columns.length]);
      this.#shown.set(key, before.get(key) ?? this.#line(row, columns));
    }
    arrange(one(HTMLTableSectionElement, 'tbody', this.#box), [...this.#shown.values()]);
    this.#sum();
  }

  #sum() {
    write($('[role=status]', this.#box), text('tournament.understood-count', { n: this.#rows.length, marked: this.#rows.filter(isMarked).length }));
    $('.choice', this.#box).hidden = !this.#rows.some(({ unread }) => unread.length > 0);
  }

  /** @param {Understood} row @param {Known[]} columns */
  #line(row, columns) {
    const line = document.createElement('tr');
    const told = document.createElement('td');
    told.id = `${this.#box.id}-${row.line}`;
    told.className = 'remarks';
    const number = Object.assign(document.createElement('td'), { textContent: row.number ?? '', className: 'number' });
    const inputs = columns.map((column) => this.#input(row, column, told.id));
    const change = () => {
      const now = this.#rows.find((each) => each.line === row.line);
      if (!now) return;
      const changed = corrected(now, Object.fromEntries(columns.map((column, at) => [column, inputs[at].value])));
      this.#kept.set(now.raw, changed);
      this.#rows = this.#rows.map((each) => (each === now ? changed : each));
      mark(line, told, inputs, changed);
      this.#sum();
    };
    line.append(number, ...inputs.map((input) => around(input, change)), told);
    mark(line, told, inputs, row);
    return line;
  }

  /** @param {Understood} row @param {Known} column @param {string} told the id of what is said about the line */
  #input(row, column, told) {
    const input = document.createElement('input');
    const label = text(`tournament.column.${column}`);
    Object.assign(input, { value: String(row.entry[column] ?? ''), autocomplete: 'off', maxLength: LONGEST[column], className: column });
    if (column === 'name' || column === 'account') input.dir = 'auto';
    if (column === 'rating' || column === 'fideId') input.inputMode = 'numeric';
    input.dataset.column = column;
    input.setAttribute('aria-label', text('tournament.cell', { column: label, line: row.line }));
    input.setAttribute('aria-describedby', told);
    return input;
  }
}

/** @param {HTMLInputElement} input @param {() => void} change */
function around(input, change) {
  const cell = document.createElement('td');
  cell.dataset.column = input.className;
  cell.dataset.label = text(`tournament.column.${input.className}`);
  input.oninput = change;
  cell.append(input);
  return cell;
}

/** @param {HTMLElement} line @param {HTMLElement} told @param {HTMLInputElement[]} inputs @param {Understood} row */
function mark(line, told, inputs, row) {
  line.classList.toggle('marked', isMarked(row));
  write(told, remarks(row).join(' '));
  for (const input of inputs) {
    const column = /** @type {Known} */ (input.dataset.column);
    input.classList.toggle('unsure', row.doubts.includes(column));
    const isWrong = column === 'name' ? !row.entry.name && !row.entry.account : input.value.trim() !== '' && row.unread.includes(input.value.trim());
    input.setAttribute('aria-invalid', String(isWrong));
  }
}
