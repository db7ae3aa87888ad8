// @ts-check
// The lessons: each subject in up to three levels, and how far the reader is.

import { $, one } from '../common/dom.js';
import { text } from '../common/texts.js';
import { hash } from './address.js';
import { missed, total } from './score.js';

const LEVELS = [1, 2, 3];

/** @param {IncidentList} list @param {import('./score.js').Score} score */
export function showLessons({ edition, chapters, incidents }, score) {
  $('#subjects').replaceChildren(
    ...chapters.map(({ number, subject }) => {
      const item = document.createElement('li');
      const name = Object.assign(document.createElement('a'), { href: `/laws/${edition}/${number}`, textContent: `${number} ${subject}` });
      const levels = document.createElement('div');
      levels.className = 'levels';
      levels.setAttribute('role', 'group');
      levels.setAttribute('aria-label', subject);
      for (const level of LEVELS) {
        const of = incidents.filter((each) => each.chapter === number && each.level === level);
        if (of.length > 0) levels.append(lesson({ kind: 'lesson', edition, chapter: number, level }, total(score, edition, of)));
      }
      item.append(name, levels);
      return item;
    }),
  );
  const all = total(score, edition, incidents);
  const wrong = missed(incidents, score, edition).length;
  one(HTMLAnchorElement, '#mixed').href = hash({ kind: 'mixed', edition });
  one(HTMLAnchorElement, '#again').href = hash({ kind: 'missed', edition });
  $('#again').hidden = wrong === 0;
  $('#again').textContent = text('learn.again', { n: wrong });
  $('#score').hidden = all.asked === 0;
  $('#total').textContent = `${text('learn.of', { ...all })} · ${text('learn.met', { ...all })}`;
}

/** @param {import('./address.js').Place} place @param {import('./score.js').Total} of */
function lesson(place, of) {
  const link = Object.assign(document.createElement('a'), { href: hash(place), className: 'level' });
  const count = Object.assign(document.createElement('small'), { textContent: `${of.known}/${of.all}` });
  const bar = document.createElement('meter');
  Object.assign(bar, { min: 0, max: of.all, value: of.known });
  bar.setAttribute('aria-hidden', 'true');
  link.dataset.done = String(of.known === of.all);
  link.append(text(`learn.level-${place.level}`), ' ', count, bar);
  return link;
}
