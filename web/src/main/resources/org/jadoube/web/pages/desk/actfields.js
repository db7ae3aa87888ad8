// @ts-check
// The fields of an arbiter's act on the screen.

import { optionsOf, permitted } from './arbiteracts.js';
import { wanted } from './actvalue.js';
import { fillArticles } from './articles.js';
import { $, one } from '../common/dom.js';
import { score } from '../tournament/points.js';
import { has, text } from '../common/texts.js';

/** @typedef {import('./arbiteracts.js').Field} Field */
/** @typedef {import('./arbiteracts.js').FormAct} FormAct */

/**
 * The facts to which fields may refer.
 *
 * @typedef {object} Setting
 * @property {import('../game/permissions.js').Permissions} may
 * @property {{ white: string, black: string }} names
 * @property {{ ply: number, words: string }[]} positions to which a game can go back, the latest first
 * @property {string[]} squares those whose pieces have been touched
 * @property {string[]} [lines] a player's scoresheet, move by move
 * @property {boolean} [alone] whether there is no arbiter
 * @property {string} [edition] the edition of the Articles
 * @property {Record<string, string>} [shown] the times on the clocks, by the names of the fields for new ones
 * @property {Record<string, string>} given what fields hold at first, by name
 */

const RESULTS = ['1-0', '1/2-1/2', '0-1', '0-0', '1/2-0', '0-1/2', '+/-', '-/+', '-/-'];
/** @type {('white' | 'black')[]} */
const COLOURS = ['white', 'black'];

/** The label of a field. @param {Field} field */
const labelOf = ({ name, label = name }) => text(`desk.field.${label}`);

/** @param {string} option */
const optionText = (option) => (has(`desk.option.${option}`) ? text(`desk.option.${option}`) : option);

/** @template {keyof HTMLElementTagNameMap} K @param {K} kind @param {object} [more] @param {(Node | string)[]} content */
function element(kind, more = {}, ...content) {
  const made = Object.assign(document.createElement(kind), more);
  made.append(...content);
  return made;
}

/** The id of the message about a field. @param {string} name */
export const faultId = (name) => `fault-${name.replace('.', '-')}`;

/**
 * The place for the fault of a field, with its label and what it needs.
 *
 * @param {Field} field
 * @param {string} name
 * @param {string} [label]
 */
function faultOf(field, name, label = labelOf(field)) {
  const made = element('p', { className: 'fault', id: faultId(name) });
  Object.assign(made.dataset, { label, wanted: text(wanted(field)) });
  return made;
}

/** @template {HTMLElement} T @param {T} control @param {Field} field @param {string} name */
function described(control, { optional }, name) {
  control.setAttribute('aria-describedby', faultId(name));
  if (!optional) control.setAttribute('aria-required', 'true');
  return control;
}

/** @param {Field} field @param {string} name @param {HTMLElement} control */
function labelled(field, name, control) {
  control.setAttribute('name', name);
  described(control, field, name);
  return element('div', {}, element('label', { className: 'field' }, labelOf(field), control), faultOf(field, name));
}

/**
 * Boxes of which one or several can be chosen; at first none is.
 *
 * @param {Field} field
 * @param {string} name
 * @param {'radio' | 'checkbox'} type
 * @param {{ value: string, words: (Node | string)[] }[]} options
 * @param {string} [legend] empty where the options speak for themselves
 */
function boxes(field, name, type, options, legend = labelOf(field)) {
  const choices = options.map(({ value, words }) => element('label', { className: 'choice' }, element('input', { type, name, value }), ' ', ...words));
  const set = element('fieldset', {}, ...(legend ? [element('legend', { textContent: legend })] : []), ...choices);
  set.append(faultOf(field, name, legend || options.map(({ words }) => words.join('')).join(' / ')));
  if (type === 'checkbox') return set;
  set.setAttribute('role', 'radiogroup');
  return described(set, field, name);
}

/** @param {Field} field @param {string} name @param {'radio' | 'checkbox'} type @param {Setting} setting */
function people(field, name, type, { names }) {
  const options = COLOURS.map((value) => ({ value, words: [`${text(`colour.${value}`)} · `, element('bdi', { textContent: names[value] })] }));
  return boxes(field, name, type, options);
}

/** A choice of yes or no, without a default. @param {Field} field @param {string} name */
function whether(field, name) {
  const options = [{ value: 'true', words: [labelOf(field)] }, { value: 'false', words: [optionText(`not-${field.name}`)] }];
  return boxes(field, name, 'radio', options, '');
}

/** The lines, latest first. @param {string[]} lines */
const numbered = (lines) =>
  lines.map((line, at) => ({ value: String(at + 1), words: `${Math.floor(at / 2) + 1}${at % 2 === 0 ? '.' : '…'} ${line}` })).reverse();

/**
 * A list without a default.
 *
 * @param {Field} field
 * @param {string} name
 * @param {{ value: string, words: string }[]} options
 * @param {Setting} setting
 */
function list(field, name, options, { given }) {
  const select = element('select');
  const none = new Option(field.optional ? '–' : text('choose'), '');
  select.append(none, ...options.map(({ value, words }) => new Option(words, value, false, given[name] === value)));
  return labelled(field, name, select);
}

/** @param {Field} field @param {string} name @param {Setting} setting */
function articles(field, name, setting) {
  const box = list(field, name, [], setting);
  fillArticles($('select', box), setting.edition ?? '');
  return box;
}

/** @param {Field} field @param {string} name @param {Setting} setting */
function typed(field, name, { given, shown }) {
  const { kind } = field;
  const box = element('input', { value: given[name] ?? '', autocomplete: 'off' });
  if (kind === 'moment') box.type = 'datetime-local';
  if (kind === 'count') box.inputMode = 'numeric';
  if (kind === 'time') box.placeholder = shown?.[field.name] || '0:05:00';
  return labelled(field, name, box);
}

/**
 * A choice that has further fields of its own.
 *
 * @param {FormAct} act
 * @param {Field} field
 * @param {string} name
 * @param {Setting} setting
 */
function variant(act, field, name, setting) {
  const options = permitted(act, field, setting.may).map((value) => ({ value, words: optionText(value) }));
  const further = element('div', { className: 'further' });
  const box = list(field, name, options, setting);
  const select = one(HTMLSelectElement, 'select', box);
  const show = () => further.replaceChildren(...(field.variants?.[select.value] ?? []).map((each) => control(act, each, `${name}.${each.name}`, setting)));
  select.addEventListener('change', show);
  show();
  return element('div', {}, box, further);
}

/**
 * The control of a field.
 *
 * @param {FormAct} act
 * @param {Field} field
 * @param {string} name
 * @param {Setting} setting
 * @returns {HTMLElement}
 */
export function control(act, field, name, setting) {
  switch (field.kind) {
    case 'player':
      return people(field, name, 'radio', setting);
    case 'players':
      return people(field, name, 'checkbox', setting);
    case 'tick':
      return element('label', { className: 'choice' }, element('input', { type: 'checkbox', name }), ` ${labelOf(field)}`);
    case 'whether':
      return whether(field, name);
    case 'result':
      return list(field, name, RESULTS.map((value) => ({ value, words: score(value) })), setting);
    case 'position':
      return list(field, name, setting.positions.map(({ ply, words }) => ({ value: String(ply), words })), setting);
    case 'line':
      return list(field, name, numbered(setting.lines ?? []), setting);
    case 'article':
      return articles(field, name, setting);
    case 'several':
      return boxes(field, name, 'checkbox', optionsOf(field).map((value) => ({ value, words: [optionText(value)] })));
    case 'square':
      return setting.squares.length > 0 ? list(field, name, setting.squares.map((value) => ({ value, words: value })), setting) : typed(field, name, setting);
    case 'choice':
      return list(field, name, permitted(act, field, setting.may).map((value) => ({ value, words: optionText(value) })), setting);
    case 'variant':
      return variant(act, field, name, setting);
    case 'object':
      return element('div', {}, ...(field.fields ?? []).map((each) => control(act, each, `${name}.${each.name}`, setting)));
    default:
      return typed(field, name, setting);
  }
}

/** The values of a form under a name. @param {HTMLFormElement} form @returns {import('./actvalue.js').Holds} */
export const held = (form) => (name) => {
  const boxes = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...form.querySelectorAll(`[name="${name}"]`)]);
  const [first] = boxes;
  if (!(first instanceof HTMLInputElement)) return first?.value ?? '';
  const ticked = boxes.filter((box) => box instanceof HTMLInputElement && box.checked).map(({ value }) => value);
  if (first.type === 'radio') return ticked[0] ?? '';
  if (first.type === 'checkbox') return boxes.length > 1 ? ticked : first.checked;
  return first.value;
};
