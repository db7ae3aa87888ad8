// @ts-check
// The house rules of a new game or tournament: typed, or from a file, and checked by the server.

import { judge } from '../common/fields.js';
import { input, one } from '../common/dom.js';
import { text } from '../common/texts.js';

/** Of a file; the longest rules have fewer, and what is cut off is too long anyway. */
const MOST_BYTES = 1 << 18;

/** @typedef {{ line: number, column: number, found: string, expected: string }} RulesFault */
/** @typedef {{ faults: RulesFault[], clauses: { settings: { key: string }[] }[] }} RulesRead */

/** The keys that the clauses settle. @param {RulesRead} read */
export const settled = ({ clauses }) => clauses.flatMap(({ settings }) => settings.map(({ key }) => key));

/** All faults, told at once; empty if there are none. @param {RulesRead} read */
export const told = ({ faults }) => faults.map((fault) => text('fault.house-rules', { ...fault })).join('\n');

/** @type {RulesRead} */
const NOTHING = { faults: [], clauses: [] };

/** What the server cannot say now, it says when it makes the game. @param {string} rules @returns {Promise<RulesRead>} */
async function read(rules) {
  const answer = await fetch('/api/house-rules', { method: 'POST', body: rules, headers: { 'Content-Type': 'text/plain' } });
  return answer.ok ? answer.json() : NOTHING;
}

export class HouseRules {
  #read = NOTHING;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.field = one(HTMLTextAreaElement, '[name=house-rules]', form);
    const file = input(form, 'house-rules-file');
    this.field.addEventListener('input', () => judge(this.field));
    file.addEventListener('change', async () => {
      const [chosen] = file.files ?? [];
      if (!chosen) return;
      this.field.value = await chosen.slice(0, MOST_BYTES).text();
      file.value = ''; // the same file can be chosen again once it is mended
      await this.judge();
    });
  }

  /** The text; empty if there are none. */
  get text() {
    return this.field.value.trim() === '' ? '' : this.field.value;
  }

  /** The keys that they settle. */
  get settled() {
    return settled(this.#read);
  }

  /** Whether they have no faults; otherwise these are shown with line and column. */
  async judge() {
    this.#read = this.text === '' ? NOTHING : await read(this.text);
    return judge(this.field, told(this.#read) || false);
  }
}
