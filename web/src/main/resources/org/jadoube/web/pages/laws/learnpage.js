// @ts-check
// "What do you rule?": incidents on a board, a question about each ruling, and the score.

import { get } from '../common/api.js';
import { $, chosen, one } from '../common/dom.js';
import { forget, keep, keepChoice, recall, recallChoice } from './learnkeep.js';
import { Question } from './learnquestion.js';
import { answered, missed, next } from './learnscore.js';
import { showScore } from './learntally.js';
import { Player } from '../board/player.js';
import { staging } from '../board/stagings.js';
import { text } from '../common/texts.js';

const LEAD_IN = 6; // so many steps are played before a question; whatever was before them is passed over
const PACE_MILLIS = 1100;

const choice = one(HTMLFormElement, '#choice');
const subjects = one(HTMLSelectElement, '#choice select');
const onlyMissed = one(HTMLInputElement, '#choice [name=missed]');
const question = new Question(judge);
const calm = matchMedia('(prefers-reduced-motion: reduce)');

let score = recall();
/** @type {IncidentList | null} */
let list = null;
/** @type {Staging | null} */
let open = null;
let asked = -1; // the step that is asked about
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;

const stage = $('.stage');
const player = new Player(stage, (at) => stage.classList.toggle('asked', at === asked));

const edition = () => chosen(choice, 'edition');
const newest = edition(); // before anybody has chosen another

/** The incidents of the edition and the subject, or only those with a mistake. */
function wanted() {
  const chapter = subjects.value;
  const all = (list?.incidents ?? []).filter((each) => chapter === '' || each.chapter === chapter);
  return onlyMissed.checked ? missed(all, score, edition()) : all;
}

/** @param {string} [before] the subject that was chosen last */
async function fetchList(before = subjects.value) {
  /** @type {IncidentList} */
  const found = await get(`/api/cases/${edition()}`);
  if (found.edition !== edition()) return;
  list = found;
  subjects.replaceChildren(
    subjects.options[0],
    ...found.chapters.map(({ number, subject }) => new Option(`${number} ${subject}`, number)),
  );
  subjects.value = found.chapters.some(({ number }) => number === before) ? before : '';
  showScore(score, found);
}

/** @param {string} id */
async function begin(id) {
  const found = await staging(edition(), id);
  open = found;
  keepChoice({ edition: found.edition, subject: subjects.value });
  $('#incident').hidden = false;
  $('#incident-title').textContent = found.title;
  $('#story').textContent = found.incident ?? '';
  history.replaceState(null, '', `#${found.edition}/${found.id}`);
  question.hide();
  $('#incident-title').focus({ preventScroll: true });
  $('#incident').scrollIntoView({ block: 'start', behavior: calm.matches ? 'auto' : 'smooth' });
  clearInterval(playing);
  player.load(found, 0);
  lead(0);
}

/** Plays on to the next question. @param {number} from the step that was shown last */
function lead(from) {
  const stages = open?.stages ?? [];
  asked = stages.findIndex((stage, at) => at > from && stage.question);
  const before = asked - 1;
  player.allow(before);
  const start = calm.matches ? before : Math.max(from, before - LEAD_IN);
  if (start > from) player.show(start);
  clearInterval(playing);
  const ask = () => {
    clearInterval(playing);
    question.ask(stages[asked]);
  };
  if (player.at === before) return ask();
  playing = setInterval(() => {
    player.show(player.at + 1);
    if (player.at === before) ask();
  }, PACE_MILLIS);
}

/** @param {number} answer */
function judge(answer) {
  if (!open) return;
  const ruled = open.stages[asked];
  const more = open.stages.some((each, at) => at > asked && each.question);
  const first = open.stages.findIndex((each) => each.question) === asked;
  score = answered(score, open.edition, open.id, answer === ruled.question?.right, first);
  keep(score);
  player.allow(more ? asked : open.stages.length - 1);
  player.show(asked);
  question.judge(ruled, answer, more ? undefined : reasons(open));
  $('#go-on').hidden = !more;
  $('#another').classList.toggle('primary', !more);
  if (list) showScore(score, list);
}

/** The reasons for the ruling. @param {Staging} staging @returns {import('./learnquestion.js').Reasons | undefined} */
function reasons({ answer, language, edition: book }) {
  // E04 has numbers of its own, and a text made from the case cites its edition with every number.
  return answer === undefined ? undefined : { answer, older: language === 'en' && book !== newest && book !== 'E04' };
}

async function another() {
  const found = next(wanted(), score, edition(), open?.id ?? '', Math.random);
  $('#stranger').textContent = '';
  $('#none').textContent = found ? '' : text('learn-none');
  if (found) await begin(found.id);
}

/** Changes to another edition, with this incident if it can happen there. */
async function change() {
  clearInterval(playing);
  await fetchList();
  if (!open) return;
  const same = open.editions.includes(edition());
  if (same) await begin(open.id);
  else await another();
  $('#stranger').textContent = same ? '' : text('learn-stranger');
}

const wrong = () => ($('#none').textContent = text('fault.unreachable'));

choice.onsubmit = (event) => {
  event.preventDefault();
  another().catch(wrong);
};
choice.onchange = ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'edition') change().catch(wrong);
  keepChoice({ edition: edition(), subject: subjects.value });
};
$('#another').onclick = () => another().catch(wrong);
$('#go-on').onclick = () => {
  question.hide();
  lead(asked);
};
$('#forget').onclick = () => {
  forget();
  score = {};
  if (list) showScore(score, list);
};

/** Opens the incident that the address may name: #2018/king-and-both-rooks-touched. */
async function arrive() {
  const [, year = '', id = ''] = /^#([\w-]+)\/([\w-]+)$/.exec(location.hash) ?? [];
  const last = recallChoice();
  const editions = [...choice.querySelectorAll('input')];
  const named = editions.find(({ value }) => value === year);
  const field = named ?? editions.find(({ value }) => value === last.edition);
  if (field) field.checked = true;
  await fetchList(last.subject);
  if (named && list?.incidents.some((each) => each.id === id)) await begin(id);
}

arrive().catch(wrong);
