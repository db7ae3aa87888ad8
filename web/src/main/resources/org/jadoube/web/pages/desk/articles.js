// @ts-check
// A list of an edition's Articles, from which an arbiter chooses the one that somebody has broken.

import { get } from '../common/api.js';
import { inAddress } from '../common/citations.js';
import { language } from '../common/texts.js';

/** @typedef {{ number: string, subject: string, articles: { number: string, title: string }[] }} Chapter */

/** @type {Map<string, Promise<Chapter[]>>} */
const known = new Map();

/** @param {string} edition @returns {Promise<Chapter[]>} */
function chaptersOf(edition) {
  const asked = known.get(edition) ?? get(`/api/editions/${inAddress(edition)}/articles`).then(({ chapters }) => chapters);
  known.set(edition, asked);
  asked.catch(() => known.delete(edition)); // to be asked for again
  return asked;
}

/** @param {{ number: string, title: string }} article */
function option({ number, title }) {
  const made = new Option(`${number} · ${title}`, number);
  if (language !== 'en') made.lang = 'en'; // there are no others
  return made;
}

/** @param {Chapter} chapter */
function group({ number, subject, articles }) {
  const made = document.createElement('optgroup');
  made.label = [number, subject].filter(Boolean).join(' · ');
  made.append(...articles.map(option));
  return made;
}

/** Adds them to a list as soon as they are known. @param {Element} select @param {string} edition */
export async function fillArticles(select, edition) {
  const chapters = await chaptersOf(edition).catch(() => []);
  select.append(...chapters.map(group));
}
