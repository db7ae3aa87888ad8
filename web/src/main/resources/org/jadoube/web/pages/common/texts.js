// @ts-check
// The page's texts, in its language. The server has put all of them into the page.

import { $ } from './dom.js';

/** @type {Record<string, string>} */
const texts = JSON.parse($('#texts').textContent);

export const language = document.documentElement.lang;

const plural = new Intl.PluralRules(language);

/** @param {string} key */
export const has = (key) => key in texts;

/** A text, with {names} replaced by values. @param {string} key @param {Record<string, unknown>} [values] */
export function text(key, values = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/**
 * A text with {names} of people, as nodes, because each name has its own text direction.
 *
 * @param {string} key
 * @param {Record<string, string>} names
 */
export function phrase(key, names) {
  return texts[key].split(/\{(\w+)\}/).map((part, at) => {
    if (at % 2 === 0) return document.createTextNode(part);
    const name = document.createElement('bdi');
    name.textContent = names[part];
    return name;
  });
}

/** A name where there can be no elements, as in the window's title. @param {string} name */
export const isolated = (name) => `\u2068${name}\u2069`;

/** A text that depends on a number. @param {string} key @param {number} n */
export const counted = (key, n) => text(`${key}.${plural.select(n)}`, { n: n.toLocaleString(language) });

const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
const minute = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const second = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** A moment in local time. @param {string | number} at as ISO 8601, or in milliseconds since 1970 */
export const when = (at) => moment.format(new Date(at));

/**
 * A sentence of the server's with its times, which are in UTC, in local time.
 *
 * @param {string} sentence
 * @param {string} [at] when it was said
 */
export function local(sentence, at = new Date().toISOString()) {
  return sentence.replace(/(?:(\d{4}-\d\d-\d\d) )?(\d\d:\d\d(:\d\d)?) UTC/g, (_, date, time, seconds) => {
    const form = date ? moment : seconds ? second : minute;
    return form.format(new Date(`${date ?? at.slice(0, 10)}T${time}Z`));
  });
}

// The server decides the language, so the choice goes into a cookie and the page is reloaded.
const choice = document.querySelector('#language');
if (choice instanceof HTMLSelectElement) {
  choice.onchange = () => {
    document.cookie = `language=${choice.value}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  };
}

// The back button may lead to a page from before the choice, which the browser has kept.
addEventListener('pageshow', ({ persisted }) => {
  const chosen = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1];
  if (persisted && chosen && chosen !== language) location.reload();
});
