// @ts-check
// The fields of an arbiter's act on the screen.

import { optionsOf, permitted } from './arbiteracts.js';
import { score } from '../event/points.js';
import { has, text } from '../common/texts.js';

/** @typedef {import('./arbiteracts.js').Field} Field */
/** @typedef {import('./arbiteracts.js').FormAct} FormAct */

/**
 * What the fields may refer to.
 *
 * @typedef {object} Setting
 * @property {import('../game/permissions.js').Permissions} may
 * @property {{ white: string, black: string }} names
 * @property {{ ply: number, words: string }[]} positions to which a game can go back, the latest first
 * @property {string[]} squares those whose pieces have been touched
 * @property {string[]} [lines] what a player has written down, move by move
 * @property {boolean} [alone] whether there is no arbiter
 * @property {Record<string, string>} given what fields hold at first, by name
 */

const RESULTS = ['1-0', '1/2-1/2', '0-1', '0-0', '1/2-0', '0-1/2', '+/-', '-/+', '-/-'];
/** @type {('white' | 'black')[]} */
const COLOURS = ['white', 'black'];

/** @param {string} name within others it has a dot, and only the last part is named */
const labelOf = (name) => text(`desk.field.${name.slice(name.lastIndexOf('.') + 1)}`);

/** @param {string} option */
const optionText = (option) => (has(`desk.option.${option}`) ? text(`desk.option.${option}`) : option);

/** @template {keyof HTMLElementTagNameMap} K @param {K} kind @param {object} [more] @param {(Node | string)[]} content */
function element(kind, more = {}, ...content) {
  const made = Object.assign(document.createElement(kind), more);
  made.append(...content);
  return made;
}

/** @param {string} name */
function faultOf(name) {
  return element('p', { className: 'fault', id: `fault-${name.replace('.', '-')}` });
}

/** @param {string} name @param {HTMLElement} control */
function labelled(name, control) {
  control.setAttribute('name', name);
  control.setAttribute('aria-describedby', `fault-${name.replace('.', '-')}`);
  return element('div', {}, element('label', { className: 'field' }, labelOf(name), control), faultOf(name));
}

/** @param {string} name @param {'radio' | 'checkbox'} type @param {Setting} setting */
function people(name, type, { names, given }) {
  const set = element('fieldset', {}, element('legend', { textContent: labelOf(name) }));
  for (const colour of COLOURS) {
    const box = element('input', { type, name, value: colour, checked: given[name] === colour });
    set.append(element('label', { className: 'choice' }, box, ` ${text(`colour.${colour}`)} · `, element('bdi', { textContent: names[colour] })));
  }
  set.append(faultOf(name));
  return set;
}

/** @param {string} name @param {string[]} options */
function several(name, options) {
  const boxes = options.map((value) => element('label', { className: 'choice' }, element('input', { type: 'checkbox', name, value }), ` ${optionText(value)}`));
  return element('fieldset', {}, element('legend', { textContent: labelOf(name) }), ...boxes, faultOf(name));
}

/** Yes or no, where neither goes without saying. @param {string} name */
function whether(name) {
  /** @type {[string, string][]} */
  const choices = [['true', labelOf(name)], ['false', optionText(`not-${name}`)]];
  const boxes = choices.map(([value, words]) => element('label', { className: 'choice' }, element('input', { type: 'radio', name, value }), ` ${words}`));
  return element('fieldset', {}, ...boxes, faultOf(name));
}

/** The latest line first. @param {string[]} lines */
const numbered = (lines) =>
  lines.map((line, at) => ({ value: String(at + 1), words: `${Math.floor(at / 2) + 1}${at % 2 === 0 ? '.' : '…'} ${line}` })).reverse();

/** @param {string} name @param {{ value: string, words: string }[]} options @param {Setting} setting */
function list(name, options, { given }) {
  const select = element('select');
  select.append(...options.map(({ value, words }) => new Option(words, value, false, given[name] === value)));
  return labelled(name, select);
}

/** @param {string} name @param {Field} field @param {Setting} setting */
function typed(name, { kind }, { given }) {
  const box = element('input', { value: given[name] ?? '', autocomplete: 'off' });
  if (kind === 'moment') box.type = 'datetime-local';
  if (kind === 'count') box.inputMode = 'numeric';
  if (kind === 'time') box.placeholder = '0:05:00';
  return labelled(name, box);
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
  const box = list(name, options, setting);
  const select = /** @type {HTMLSelectElement} */ (box.querySelector('select'));
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
      return people(name, 'radio', setting);
    case 'players':
      return people(name, 'checkbox', setting);
    case 'tick':
      return element('label', { className: 'choice' }, element('input', { type: 'checkbox', name }), ` ${labelOf(name)}`);
    case 'whether':
      return whether(name);
    case 'result':
      return list(name, RESULTS.map((value) => ({ value, words: score(value) })), setting);
    case 'position':
      return list(name, setting.positions.map(({ ply, words }) => ({ value: String(ply), words })), setting);
    case 'line':
      return list(name, numbered(setting.lines ?? []), setting);
    case 'several':
      return several(name, optionsOf(field));
    case 'square':
      return setting.squares.length > 0 ? list(name, setting.squares.map((value) => ({ value, words: value })), setting) : typed(name, field, setting);
    case 'choice': {
      const options = (field.manner ? permitted(act, field, setting.may) : optionsOf(field)).map((value) => ({ value, words: optionText(value) }));
      return list(name, field.optional ? [{ value: '', words: '–' }, ...options] : options, setting);
    }
    case 'variant':
      return variant(act, field, name, setting);
    case 'object':
      return element('div', {}, ...(field.fields ?? []).map((each) => control(act, each, `${name}.${each.name}`, setting)));
    default:
      return typed(name, field, setting);
  }
}

/** What a form holds under a name. @param {HTMLFormElement} form @returns {import('./actvalue.js').Holds} */
export const held = (form) => (name) => {
  const boxes = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...form.querySelectorAll(`[name="${name}"]`)]);
  const [first] = boxes;
  if (!(first instanceof HTMLInputElement)) return first?.value ?? '';
  const ticked = boxes.filter((box) => box instanceof HTMLInputElement && box.checked).map(({ value }) => value);
  if (first.type === 'radio') return ticked[0] ?? '';
  if (first.type === 'checkbox') return boxes.length > 1 ? ticked : first.checked;
  return first.value;
};
