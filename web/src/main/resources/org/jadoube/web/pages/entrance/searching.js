// @ts-check
// The search for players and tournaments. The address keeps what was searched for.

import { get, sentence } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { counted, text } from '../common/texts.js';
import { hits } from './hits.js';

const form = one(HTMLFormElement, '#search');
const field = input(form, 'q');
let searches = 0;

/** @param {import('./hits.js').Hit} hit */
function item({ name, address, said }) {
  const [line, link, more] = [document.createElement('li'), document.createElement('a'), document.createElement('p')];
  link.href = address;
  link.append(Object.assign(document.createElement('bdi'), { textContent: name }));
  more.append(Object.assign(document.createElement('bdi'), { textContent: said }));
  line.append(link, ...(said ? [more] : []));
  return line;
}

/** @param {import('./hits.js').Hit[]} found @param {string} said */
function show(found, said) {
  $('#found').replaceChildren(...found.map(item));
  $('#hits').textContent = said;
}

/** Only the answer to the latest search is shown. @param {string} typed */
async function search(typed) {
  const own = ++searches;
  if (!/[\p{L}\p{N}]/u.test(typed)) return show([], '');
  try {
    const found = hits(await get(`/api/search?q=${encodeURIComponent(typed)}`));
    if (own === searches) show(found, found.length > 0 ? counted('mine.found', found.length) : text('mine.nothing-found'));
  } catch (problem) {
    if (own === searches) show([], sentence(problem));
  }
}

form.addEventListener('submit', (sent) => {
  sent.preventDefault();
  const typed = field.value.trim();
  history.replaceState(null, '', location.pathname + (typed ? `?q=${encodeURIComponent(typed)}` : ''));
  void search(typed);
});
field.addEventListener('input', () => field.value || search(''));

field.value = new URLSearchParams(location.search).get('q') ?? '';
if (field.value) void search(field.value);
