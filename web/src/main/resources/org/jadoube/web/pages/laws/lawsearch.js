// @ts-check
// Finds provisions while you type; without this, the form does it on Enter.

import { one } from '../common/dom.js';

const PAUSE_MILLIS = 200;

/** The results, and the announcement of them. */
const PLACES = ['#found', '#results'];

/** A page with results. @param {string} html */
const page = (html) => new DOMParser().parseFromString(html, 'text/html');

export function search() {
  const form = document.querySelector('#search');
  if (!form) return;
  const field = one(HTMLInputElement, 'input', form);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  let asked = '';
  const find = async () => {
    const query = field.value.trim();
    if (query === asked) return;
    asked = query;
    const path = query === '' ? '/laws' : `/laws?q=${encodeURIComponent(query)}`;
    const answer = query === '' ? null : page(await (await fetch(path, { headers: { Accept: 'text/html' } })).text());
    if (query !== asked) return; // somebody has typed on
    history.replaceState(null, '', path);
    for (const place of PLACES) one(HTMLElement, place).replaceChildren(...(answer?.querySelector(place)?.childNodes ?? []));
  };
  const tell = () => find().catch(() => {});
  field.oninput = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, PAUSE_MILLIS);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    tell();
  });
}
