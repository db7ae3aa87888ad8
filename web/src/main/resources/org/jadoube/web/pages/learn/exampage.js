// @ts-check
// The examination: twenty incidents in sixty minutes, and the rulings at the end.

import { ApiError, get } from '../common/api.js';
import { format } from '../common/clock.js';
import { copied } from '../common/copying.js';
import { $, chosen, input, one } from '../common/dom.js';
import { counted, text } from '../common/texts.js';
import { staging } from '../board/stagings.js';
import { examination } from './draw.js';
import { keepExam, recallExam } from './keep.js';
import { showResult } from './examresult.js';
import { ExamQuestion } from './examquestion.js';
import { address, ended, left, named, newSeed, QUESTIONS, resumed, unanswered, withAnswer } from './sitting.js';

/** @typedef {import('./sitting.js').Sitting} Sitting */

const start = one(HTMLFormElement, '#start');
const shared = one(HTMLInputElement, '#address');
const LAST_MILLIS = [10 * 60_000, 60_000]; // when a screen reader says how much is left
const question = new ExamQuestion((answer) => keepAnswer(answer));

const { edition = '', seed = '' } = named(location.search) ?? {};
const exam = `${edition}/${seed}`;

/** @type {IncidentList | null} */
let list = null;
/** @type {import('./score.js').Incident[]} */
let drawn = [];
/** @type {Sitting | null} */
let sitting = null;
let at = 0;
let warned = 0;
/** @type {ReturnType<typeof setInterval> | undefined} */
let watch;

/** An edition that there is not, or no server. @param {unknown} problem */
function wrong(problem) {
  $('#trouble').textContent = text(problem instanceof ApiError && problem.status === 404 ? 'learn.none' : 'fault.unreachable');
}

/** Without a name in the address, another set for every start. */
function prepare() {
  const own = seed || newSeed(Math.random);
  const share = () => (shared.value = new URL(address(edition || chosen(start, 'edition'), own), location.href).href);
  for (const field of start.querySelectorAll('input')) {
    if (field.name !== 'edition' || !edition) continue;
    field.checked = field.value === edition;
    field.disabled = !field.checked;
  }
  share();
  start.onchange = share;
  start.onsubmit = (event) => {
    event.preventDefault();
    if (!seed) history.replaceState(null, '', address(chosen(start, 'edition'), own));
    if (!seed) return location.reload();
    begin().catch(wrong);
  };
}

async function load() {
  const found = await get(`/api/cases/${edition}`);
  list = found;
  drawn = examination(found.incidents, seed, QUESTIONS);
  $('#which').textContent = `${found.edition} · ${seed}`;
}

async function begin() {
  if (!list) await load();
  const name = input(start, 'name').value.trim();
  sitting = { begun: Date.now(), name, answers: drawn.map(() => null) };
  keepExam(exam, sitting);
  await sit();
}

async function sit() {
  start.hidden = true;
  $('#sitting').hidden = false;
  watch = setInterval(tick, 250);
  tick();
  await show(0);
}

function tick() {
  if (!sitting) return;
  const millis = left(sitting, Date.now());
  $('#left').textContent = format(millis);
  $('#left').dataset.low = String(millis < LAST_MILLIS[0]);
  const due = LAST_MILLIS.filter((each) => millis <= each).length;
  if (due > warned) $('#warning').textContent = text('learn.left', { minutes: Math.ceil(millis / 60_000) });
  warned = due;
  if (millis === 0) end().catch(wrong);
}

/** @param {number} to @param {boolean} [came] whether the reader has come from another question */
async function show(to, came = false) {
  at = to;
  const found = await staging(edition, drawn[to].id);
  if (at !== to || !sitting) return;
  $('#number').textContent = text('learn.question', { n: at + 1, all: drawn.length });
  question.show(found, sitting.answers[at], came);
  $('#previous').toggleAttribute('disabled', at === 0);
  $('#onward').toggleAttribute('disabled', at === drawn.length - 1);
  contents();
  if (drawn[at + 1]) staging(edition, drawn[at + 1].id).catch(() => {}); // so that it is there at once
}

/** The numbers of all questions, which lead to them. */
function contents() {
  $('#questions').replaceChildren(
    ...drawn.map((_, index) => {
      const item = document.createElement('li');
      const known = sitting?.answers[index] !== null;
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: String(index + 1), onclick: () => show(index, true).catch(wrong) });
      button.dataset.answered = String(known);
      if (index === at) button.setAttribute('aria-current', 'true');
      button.setAttribute('aria-label', `${text('learn.question', { n: index + 1, all: drawn.length })}${known ? '' : `, ${text('learn.no-answer')}`}`);
      item.append(button);
      return item;
    }),
  );
}

/** @param {number} answer */
function keepAnswer(answer) {
  if (!sitting || sitting.ended) return;
  sitting = withAnswer(sitting, at, answer);
  keepExam(exam, sitting);
  contents();
}

async function end() {
  if (!sitting) return;
  clearInterval(watch);
  sitting = ended(sitting, Date.now());
  keepExam(exam, sitting);
  const dialog = one(HTMLDialogElement, '#sure');
  if (dialog.open) dialog.close('late');
  $('#sitting').hidden = true;
  start.hidden = true;
  const stagings = await Promise.all(drawn.map(({ id }) => staging(edition, id)));
  if (list) showResult(list, drawn, stagings, sitting);
}

$('#previous').onclick = () => show(at - 1, true).catch(wrong);
$('#onward').onclick = () => show(at + 1, true).catch(wrong);
$('#hand-in').onclick = () => {
  const open = sitting ? unanswered(sitting) : 0;
  $('#sure-text').textContent = open === 0 ? text('learn.sure') : counted('learn.open', open);
  one(HTMLDialogElement, '#sure').showModal();
};
one(HTMLDialogElement, '#sure').onclose = (event) => {
  const { returnValue } = /** @type {HTMLDialogElement} */ (event.target);
  if (returnValue === 'yes') end().catch(wrong);
};
$('#copy').onclick = async () => ($('#copied').textContent = (await copied(shared)) ? text('learn.copied') : '');
$('#print').onclick = () => print();

/** Goes on where a reload has interrupted. */
async function arrive() {
  prepare();
  if (!seed) return;
  await load();
  sitting = resumed(recallExam(exam));
  if (!sitting || sitting.answers.length !== drawn.length) sitting = null;
  else if (sitting.ended) await end();
  else await sit();
}

arrive().catch(wrong);
