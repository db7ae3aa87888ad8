// @ts-check
// The result of a lesson.

import { $, one } from '../common/dom.js';
import { text } from '../common/texts.js';

/**
 * @param {import('./score.js').Incident[]} run
 * @param {boolean[]} results
 * @param {string} edition
 * @param {string} again where more of that is
 */
export function showDone(run, results, edition, again) {
  const right = results.filter(Boolean).length;
  $('#done-title').textContent = text('learn.of', { right, asked: run.length });
  $('#done-list').replaceChildren(
    ...run.map(({ id, headline }, at) => {
      const item = document.createElement('li');
      item.className = results[at] ? 'right' : 'wrong';
      const link = Object.assign(document.createElement('a'), { href: `/cases/${edition}/${id}`, textContent: headline });
      const mark = Object.assign(document.createElement('small'), { textContent: text(results[at] ? 'learn.right' : 'learn.wrong') });
      item.append(link, ' ', mark);
      return item;
    }),
  );
  one(HTMLAnchorElement, '#more').href = again;
  $('#more').textContent = text('learn.more');
  $('#done').hidden = false;
  $('#done-title').focus();
}
