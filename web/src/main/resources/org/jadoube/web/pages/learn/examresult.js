// @ts-check
// The result of an examination: passed or not, the grades by Article, and every ruling.

import { $ } from '../common/dom.js';
import { text } from '../common/texts.js';
import { statement } from '../board/told.js';
import { judged, rulings } from './ruling.js';
import { grades, passed, used } from './sitting.js';

/**
 * @param {IncidentList} list
 * @param {import('./score.js').Incident[]} drawn
 * @param {Staging[]} stagings
 * @param {import('./sitting.js').Sitting} sitting
 */
export function showResult({ edition, chapters }, drawn, stagings, sitting) {
  const results = stagings.map(({ question }, at) => question?.right === sitting.answers[at]);
  const right = results.filter(Boolean).length;
  const has = passed(right, results.length);
  $('#verdict').textContent = text(has ? 'learn.passed' : 'learn.failed');
  $('#verdict').className = has ? 'right' : 'wrong';
  const marks = { right, asked: results.length, percent: Math.floor((100 * right) / results.length) };
  $('#marks').textContent = [sitting.name, text('learn.marks', marks), text('learn.used', { minutes: used(sitting) })].filter(Boolean).join(' · ');
  $('#grades').replaceChildren(...grades(drawn, results, chapters).map((each) => row(each, edition, chapters)));
  $('#rulings').replaceChildren(...stagings.map((each, at) => item(each, sitting.answers[at] ?? -1)));
  $('#result').hidden = false;
  $('#verdict').focus();
}

/** @param {import('./sitting.js').Grade} grade @param {string} edition @param {IncidentList['chapters']} chapters */
function row({ chapter, right, asked }, edition, chapters) {
  const line = document.createElement('tr');
  const name = document.createElement('th');
  const cell = document.createElement('td');
  const subject = chapters.find(({ number }) => number === chapter)?.subject ?? '';
  name.scope = 'row';
  name.append(Object.assign(document.createElement('a'), { href: `/laws/${edition}/${chapter}`, textContent: `${chapter} ${subject}` }));
  cell.textContent = `${right} / ${asked}`;
  line.append(name, cell);
  return line;
}

/** @param {Staging} staging @param {number} answer */
function item({ title, incident = '', question, stages, language }, answer) {
  const entry = document.createElement('li');
  if (!question) return entry;
  entry.className = answer === question.right ? 'right' : 'wrong';
  const name = Object.assign(document.createElement('h4'), { textContent: title, lang: language });
  const told = Object.assign(document.createElement('p'), { textContent: incident, lang: language });
  const asked = Object.assign(document.createElement('p'), { textContent: question.text, lang: language });
  const answers = document.createElement('ul');
  answers.className = 'answers';
  answers.append(...judged(question, answer).filter((_, at) => at === question.right || at === answer));
  entry.append(name, told, asked, answers, ...rulings(stages[question.at]).map(statement));
  if (answer < 0) asked.append(` (${text('learn.no-answer')})`);
  return entry;
}
