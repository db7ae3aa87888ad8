// @ts-check
// The tournament as a file for FIDE (TRF), and what that has no place for.

import { $, one } from '../common/dom.js';
import { onceAtATime } from '../common/submitting.js';
import { language, text } from '../common/texts.js';
import { fault } from './tournamentfault.js';

/** The strings of a header that is a list of them (RFC 9651). @param {string | null} header */
export const notKept = (header) =>
  [...(header ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, quoted]) => quoted.replaceAll(/\\(.)/g, '$1'));

/** @param {string[]} lost */
function show(lost) {
  const told = $('#not-kept');
  told.hidden = lost.length === 0;
  $('p', told).textContent = text('tournament.not-kept');
  $('ul', told).replaceChildren(...lost.map((each) => Object.assign(document.createElement('li'), { textContent: each })));
}

/** @param {Blob} file @param {string} name */
function save(file, name) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // once the browser has it
}

/** Offers the file. @param {string} id of the tournament */
export function offerReportFile(id) {
  const told = $('#not-kept');
  one(HTMLButtonElement, '#report-file').onclick = onceAtATime(async () => {
    try {
      const answer = await fetch(`/api/tournaments/${id}/tournament.trf`, { headers: { 'Accept-Language': language } });
      if (!answer.ok) throw new Error(answer.statusText);
      show(notKept(answer.headers.get('Jadoube-Not-Kept')));
      save(await answer.blob(), `jadoube-${id}.trf`);
    } catch (problem) {
      show([]);
      told.hidden = false;
      $('p', told).textContent = fault(problem);
    }
  });
}
