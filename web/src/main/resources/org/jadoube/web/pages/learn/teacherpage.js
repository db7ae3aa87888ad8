// @ts-check
// For teachers: incidents are chosen from a list, and become one address for the class, or sheets of paper.

import { get } from '../common/api.js';
import { copied } from '../common/copying.js';
import { $, chosen, one } from '../common/dom.js';
import { counted, text } from '../common/texts.js';
import { print } from '../common/printing.js';
import { staging } from '../board/stagings.js';
import { code, hash, place } from './address.js';
import { LESSON, shuffled } from './draw.js';
import { sheets } from './sheets.js';

const choice = one(HTMLFormElement, '#choice');
const subjects = one(HTMLSelectElement, '[name=subject]', choice);
const address = one(HTMLInputElement, '#address');
const MOST = 60;

/** @type {IncidentList | null} */
let list = null;
/** @type {string[]} */
let basket = []; // ids, in the order in which they were chosen

const edition = () => chosen(choice, 'edition');
const wrong = () => ($('#trouble').textContent = text('fault.unreachable'));

async function load() {
  /** @type {IncidentList} */
  const found = await get(`/api/cases/${edition()}`);
  if (found.edition !== edition()) return;
  list = found;
  const before = subjects.value;
  subjects.replaceChildren(subjects.options[0], ...found.chapters.map(({ number, subject }) => new Option(`${number} ${subject}`, number)));
  subjects.value = found.chapters.some(({ number }) => number === before) ? before : '';
  basket = basket.filter((id) => found.incidents.some((each) => each.id === id));
  show();
}

/** The incidents that fit the choice of subject and level. */
function pool() {
  const [subject, level] = [subjects.value, chosen(choice, 'level')];
  return (list?.incidents ?? []).filter((each) => (subject === '' || each.chapter === subject) && (level === '' || String(each.level) === level));
}

function show() {
  $('#list').replaceChildren(...pool().map(entry));
  basketChanged();
}

/** @param {IncidentList['incidents'][number]} incident */
function entry({ id, headline, level, chapter }) {
  const item = document.createElement('li');
  const label = document.createElement('label');
  const field = Object.assign(document.createElement('input'), { type: 'checkbox', checked: basket.includes(id), value: id, autocomplete: 'off' });
  const words = Object.assign(document.createElement('span'), { textContent: headline });
  words.append(' ', Object.assign(document.createElement('small'), { textContent: `${chapter} · ${text(`learn.level-${level}`)}` }));
  field.onchange = () => {
    basket = field.checked ? [...basket, id].slice(0, MOST) : basket.filter((each) => each !== id);
    field.checked = basket.includes(id);
    basketChanged();
  };
  label.append(field, words);
  item.append(label);
  return item;
}

function basketChanged() {
  const names = new Map(list?.incidents.map((each) => [each.id, each.headline]));
  $('#count').textContent = counted('learn.selected', basket.length);
  $('#chosen').replaceChildren(...basket.map((id) => Object.assign(document.createElement('li'), { textContent: names.get(id) ?? '' })));
  $('#use').hidden = basket.length === 0;
  const own = hash({ kind: 'set', edition: edition(), codes: basket.map(code) });
  address.value = new URL(`/learn${own}`, location.href).href;
  $('#copied').textContent = '';
  history.replaceState(null, '', basket.length > 0 ? own : location.pathname);
}

async function paper() {
  const stagings = await Promise.all(basket.map((id) => staging(edition(), id)));
  sheets($('#sheets'), stagings, edition());
  print('sheets');
}

choice.onchange = ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'edition') load().catch(wrong);
  else if (target instanceof HTMLSelectElement) show();
};
choice.onsubmit = (event) => event.preventDefault();
$('#ten').onclick = () => {
  const fresh = pool().filter(({ id }) => !basket.includes(id));
  basket = [...basket, ...shuffled(fresh, Math.random).slice(0, LESSON).map(({ id }) => id)].slice(0, MOST);
  show();
};
$('#clear').onclick = () => {
  basket = [];
  show();
};
$('#copy').onclick = async () => ($('#copied').textContent = (await copied(address)) ? text('learn.copied') : '');
$('#print').onclick = () => paper().catch(wrong);

/** Opens a set again from the address of its class. */
async function arrive() {
  for (const option of one(HTMLSelectElement, '[name=level]', choice).options) {
    if (option.value) option.textContent = text(`learn.level-${option.value}`);
  }
  const { edition: year, codes = [] } = place(location.hash) ?? {};
  const field = [...choice.querySelectorAll('input')].find(({ value }) => value === year);
  if (field) field.checked = true;
  await load();
  const byCode = new Map(list?.incidents.map(({ id }) => [code(id), id]));
  basket = codes.map((each) => byCode.get(each)).filter((each) => each !== undefined);
  show();
}

arrive().catch(wrong);
