// @ts-check
// The score by Article.

import { $ } from '../common/dom.js';
import { total } from './learnscore.js';
import { text } from '../common/texts.js';

/**
 * @param {import('./learnscore.js').Score} score
 * @param {IncidentList} list
 */
export function showScore(score, { edition, chapters, incidents }) {
  const all = total(score, edition, incidents);
  $('#score').hidden = all.asked === 0;
  $('#total').textContent = told(all);
  const rows = chapters.map(({ number, subject }) => {
    const of = total(score, edition, incidents.filter(({ chapter }) => chapter === number));
    return of.asked === 0 ? null : row(`${number} ${subject}`, `/laws/${edition}/${number}`, of);
  });
  $('#by-article').replaceChildren(...rows.filter((each) => each !== null));
}

/** @param {import('./learnscore.js').Total} of */
const told = (of) => `${text('learn-of', { ...of })} · ${text('learn-met', { ...of })}`;

/** @param {string} name @param {string} address @param {import('./learnscore.js').Total} of */
function row(name, address, of) {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: address, textContent: name });
  const bar = document.createElement('meter');
  const words = document.createElement('span');
  Object.assign(bar, { min: 0, max: of.asked, value: of.right });
  bar.setAttribute('aria-hidden', 'true');
  words.textContent = told(of);
  item.append(link, bar, words);
  return item;
}
