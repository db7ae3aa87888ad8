// @ts-check
// "What do you rule?": the incident of the day, lessons, and sets that a teacher has chosen.

import { ApiError, get } from '../common/api.js';
import { $, chosen, one } from '../common/dom.js';
import { counted as plural, language, text } from '../common/texts.js';
import { staging } from '../board/stagings.js';
import { code, hash, place } from './address.js';
import { counted, inARow, ruled } from './days.js';
import { lesson } from './draw.js';
import { Incident } from './incident.js';
import { keep, keepEdition, keepHabit, recall, recallEdition, recallHabit } from './keep.js';
import { showDone } from './done.js';
import { showLessons } from './lessons.js';
import { answered, missed } from './score.js';

/** @typedef {import('./address.js').Place} Place */

/** @type {{ day: string, incident: Staging }} */
const daily = JSON.parse($('#daily').textContent);
const choice = one(HTMLFormElement, '#choice');
const progress = one(HTMLProgressElement, '#progress');
const incident = new Incident(judge, onward);

let score = recall();
let habit = recallHabit();
/** @type {Place} */
let here = { kind: 'daily' };
/** @type {import('./score.js').Incident[]} */
let run = []; // the incidents of this lesson
/** @type {boolean[]} */
let results = [];

/** @type {Map<string, Promise<IncidentList>>} */
const lists = new Map();

/** @param {string} edition @returns {Promise<IncidentList>} */
function listed(edition) {
  const known = lists.get(edition) ?? get(`/api/cases/${edition}`);
  lists.set(edition, known);
  known.catch(() => lists.delete(edition));
  return known;
}

const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Opens what the address says. @param {boolean} came whether the reader has come from elsewhere on this page */
async function open(came) {
  const found = place(location.hash);
  if (!found) return;
  here = found;
  results = [];
  $('#trouble').textContent = '';
  $('#done').hidden = true;
  if (here.kind === 'daily') return showDaily(came);
  const list = await listed(here.edition ?? '');
  if (found !== here) return; // the reader has gone on meanwhile
  run = incidents(list, here);
  if (run.length === 0) return nothing();
  await next(came);
}

/** @param {boolean} came */
function showDaily(came) {
  run = [];
  $('#occasion').textContent = text('learn.daily', { date: day.format(new Date(daily.day)) });
  progress.hidden = true;
  incident.show(daily.incident, came);
  incident.onward(text('learn.another'));
  if (habit.last === daily.day && habit.answer >= 0) incident.judge(daily.incident, habit.answer);
}

/** @param {IncidentList} list @param {Place} place */
function incidents({ incidents: all, edition }, { kind, id, chapter, level, codes = [] }) {
  const draw = (/** @type {typeof all} */ from) => lesson(from, score, edition, Math.random);
  switch (kind) {
    case 'incident':
      return all.filter((each) => each.id === id);
    case 'lesson':
      return draw(all.filter((each) => each.chapter === chapter && each.level === level));
    case 'missed':
      return draw(missed(all, score, edition));
    case 'set': {
      const byCode = new Map(all.map((each) => [code(each.id), each]));
      return codes.map((each) => byCode.get(each)).filter((each) => each !== undefined);
    }
    default:
      return draw(all);
  }
}

function nothing() {
  incident.hide();
  progress.hidden = true;
  $('#occasion').textContent = '';
  $('#trouble').textContent = text('learn.none');
}

/** Shows the next incident of the lesson. @param {boolean} came */
async function next(came) {
  const at = results.length;
  const now = here;
  const found = await staging(here.edition ?? '', run[at].id);
  if (now !== here) return;
  await name(at);
  incident.show(found, came);
  incident.onward(text(run.length === 1 ? 'learn.another' : at === run.length - 1 ? 'learn.result' : 'learn.next'));
  if (at + 1 < run.length) staging(here.edition ?? '', run[at + 1].id).catch(() => {}); // so that it is there at once
}

/** Says in which lesson the reader is, and how far. @param {number} at */
async function name(at) {
  const list = await listed(here.edition ?? '');
  const subject = list.chapters.find(({ number }) => number === here.chapter);
  const lessonName = subject ? `${subject.number} ${subject.subject} · ${text(`learn.level-${here.level}`)}` : text(`learn.${here.kind}`);
  const part = run.length > 1 ? ` · ${text('learn.place', { n: at + 1, all: run.length })}` : '';
  $('#occasion').textContent = `${lessonName} · ${here.edition}${part}`;
  progress.hidden = run.length < 2;
  Object.assign(progress, { max: run.length, value: at });
}

/** @param {number} answer @param {Staging} staging */
function judge(answer, { edition, id, question }) {
  const right = answer === question?.right;
  score = answered(score, edition, id, right);
  habit = counted(habit, right);
  if (here.kind === 'daily') habit = ruled(habit, daily.day, answer);
  else results.push(right);
  if (run.length > 1) progress.value = results.length;
  keep(score);
  keepHabit(habit);
  showStreak();
  tally().catch(() => {});
}

/** Goes on: to the next incident, the result of the lesson, or a lesson of everything. */
function onward() {
  const alone = here.kind === 'daily' || run.length < 2;
  if (alone) location.hash = hash({ kind: 'mixed', edition: edition() });
  else if (results.length < run.length) next(true).catch(wrong);
  else finish();
}

function finish() {
  incident.hide();
  const again = here.kind === 'set' || here.kind === 'missed' ? hash({ kind: 'mixed', edition: edition() }) : hash(here);
  showDone(run, results, here.edition ?? '', again);
}

function showStreak() {
  const days = inARow(habit, daily.day);
  const parts = [days > 1 ? plural('learn.days', days) : '', habit.row > 1 ? plural('learn.row', habit.row) : ''];
  $('#streak').textContent = parts.filter(Boolean).join(' · ');
}

const edition = () => chosen(choice, 'edition');

/** Shows the lessons and how far the reader is in each. */
async function tally() {
  const list = await listed(edition());
  if (list.edition === edition()) showLessons(list, score);
}

/** An edition that there is not, or no server. @param {unknown} problem */
function wrong(problem) {
  if (problem instanceof ApiError && problem.status === 404) nothing();
  else $('#trouble').textContent = text('fault.unreachable');
}

choice.onchange = () => {
  keepEdition(edition());
  tally().catch(wrong);
};
$('#forget').onclick = () => {
  score = {};
  habit = { last: '', days: 0, answer: -1, row: 0, best: 0 };
  keep(score);
  keepHabit(habit);
  showStreak();
  tally().catch(wrong);
};
$('#more').onclick = (event) => {
  if (location.hash !== one(HTMLAnchorElement, '#more').hash) return;
  event.preventDefault(); // the same lesson, with other incidents
  open(true).catch(wrong);
};
addEventListener('hashchange', () => open(true).catch(wrong));

const last = [...choice.querySelectorAll('input')].find(({ value }) => value === (place(location.hash)?.edition ?? recallEdition()));
if (last) last.checked = true;
showStreak();
open(false).catch(wrong);
tally().catch(wrong);
