// @ts-check
// The act in a filled form, or the faults of the form.

import { readTime } from '../common/timetext.js';

/** @typedef {import('./arbiteracts.js').Field} Field */

/**
 * The values of a form: texts, ticks and lists, by the names of the fields; nested ones after a dot.
 *
 * @typedef {(name: string) => string | boolean | string[]} Holds
 */

/** A value, or the names of the fields that have none. @typedef {{ value?: unknown, faults: string[] }} Read */

/** @type {Read} */
const NOTHING = { faults: [] };

/** @param {unknown} value @returns {Read} */
const good = (value) => ({ value, faults: [] });

/** @param {string} name @returns {Read} */
const bad = (name) => ({ faults: [name] });

/** @type {Partial<Record<Field['kind'], string>>} */
const WANTED = { time: 'desk.fault-time', count: 'desk.fault-count', square: 'desk.fault-square', moment: 'desk.fault-moment' };

/** The key of the text that says what a field needs. @param {Field} field */
export const wanted = ({ kind, wants = 'empty' }) => (kind === 'text' ? `fault.${wants}` : (WANTED[kind] ?? 'fault.choose'));

/** @param {Field} field @param {string} name @param {string} typed @returns {Read} */
function fromText({ kind }, name, typed) {
  if (kind === 'time') return Number.isNaN(readTime(typed)) ? bad(name) : good(readTime(typed));
  if (kind === 'count' || kind === 'position' || kind === 'line') return /^\d{1,4}$/.test(typed) ? good(Number(typed)) : bad(name);
  if (kind === 'square') return /^[a-h][1-8]$/.test(typed) ? good(typed) : bad(name);
  if (kind === 'moment') return Number.isNaN(Date.parse(typed)) ? bad(name) : good(new Date(typed).toISOString());
  return good(typed);
}

/** @param {Field[]} fields @param {string} prefix @param {Holds} holds @param {object} start @returns {Read} */
function all(fields, prefix, holds, start) {
  const reads = fields.map((field) => ({ name: field.name, read: one(field, prefix + field.name, holds) }));
  const entries = reads.filter(({ read }) => read.value !== undefined).map(({ name, read }) => [name, read.value]);
  return { value: { ...start, ...Object.fromEntries(entries) }, faults: reads.flatMap(({ read }) => read.faults) };
}

/** @param {Field} field @param {string} name @param {Holds} holds @returns {Read} */
function one(field, name, holds) {
  if (field.kind === 'object') return all(field.fields ?? [], `${name}.`, holds, {});
  const held = holds(name);
  if (typeof held === 'boolean') return good(held);
  if (Array.isArray(held)) return held.length > 0 ? good(held) : bad(name);
  if (field.kind === 'variant') return held === '' ? bad(name) : all(field.variants?.[held] ?? [], `${name}.`, holds, { type: held });
  const typed = held.trim();
  if (typed === '') return field.optional ? NOTHING : bad(name);
  return field.kind === 'whether' ? good(typed === 'true') : fromText(field, name, typed);
}

/**
 * @param {import('./arbiteracts.js').FormAct} act
 * @param {Holds} holds
 * @returns {{ body: import('./actform.js').Body, faults: string[] }}
 */
export function acting({ type, fields }, holds) {
  const { value, faults } = all(fields, '', holds, { type });
  return { body: /** @type {import('./actform.js').Body} */ (value), faults };
}
