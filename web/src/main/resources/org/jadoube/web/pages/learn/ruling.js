// @ts-check
// What is shown once an answer has been given.

import { linked } from '../common/citations.js';
import { text } from '../common/texts.js';

/**
 * The answers with their marks, and with what is wrong with each; a reason that holds for several is given once.
 *
 * @param {CaseQuestion} question
 * @param {number} chosen -1: none
 */
export function judged({ answers, right }, chosen) {
  const given = answers[chosen]?.why;
  const told = new Set(given ? [given] : []);
  return answers.map(({ text: words, why }, at) => {
    const item = document.createElement('li');
    item.className = at === right ? 'right' : at === chosen ? 'wrong' : 'other';
    const said = document.createElement('p');
    said.append(Object.assign(document.createElement('span'), { textContent: words }));
    const marks = [at === right ? text('learn.correct') : '', at === chosen ? text('learn.chosen') : ''].filter(Boolean).join(', ');
    if (marks) said.append(Object.assign(document.createElement('small'), { textContent: marks }));
    item.append(said);
    if (why && (at === chosen || !told.has(why))) item.append(reason(why));
    if (why) told.add(why);
    return item;
  });
}

/** @param {string} why */
function reason(why) {
  const line = document.createElement('p');
  line.className = 'why';
  line.append(...linked(why, '', ''));
  return line;
}

/** The rulings and refusals; without any, the latest event. @param {CaseStage} stage */
export function rulings({ told }) {
  const found = told.filter(({ kind }) => kind !== 'event');
  return found.length > 0 ? found : told.slice(-1);
}
