// @ts-check
// The remarks about a step of a case.

import { linked } from '../common/citations.js';
import { text } from '../common/texts.js';

/** @param {CaseStage} stage @param {number} at @returns {HTMLElement[]} */
export function told({ told: all }, at) {
  if (all.length > 0) return all.map(statement);
  return [paragraph(text(at === 0 ? 'case-start' : 'case-quiet'))];
}

/** @param {Told} said */
export function statement({ kind, headline, citation, address, details }) {
  const block = document.createElement('div');
  block.className = `told ${kind}`;
  const line = paragraph(`${headline} `);
  line.append(cited(citation, address));
  block.append(line);
  if (details.length > 0) block.append(list(details));
  return block;
}

/**
 * A citation with a link for each Article, or one for a whole appendix, which has no number of that kind.
 *
 * @param {string} citation
 * @param {string} address
 */
function cited(citation, address) {
  const articles = linked(citation, '', '');
  const all = document.createElement('span');
  all.className = 'cited';
  if (articles.some((node) => node instanceof HTMLAnchorElement)) all.append(...articles);
  else all.append(Object.assign(document.createElement('a'), { href: address, textContent: citation }));
  return all;
}

/** @param {string} words */
function paragraph(words) {
  const line = document.createElement('p');
  line.textContent = words;
  return line;
}

/** @param {string[]} sentences */
function list(sentences) {
  const items = document.createElement('ul');
  items.append(
    ...sentences.map((sentence) => {
      const item = document.createElement('li');
      item.textContent = sentence;
      return item;
    }),
  );
  return items;
}
