// @ts-check
// Shares the money prizes among those with equal points, to see and to print.

import { get } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { print } from '../common/printing.js';
import { onceAtATime } from '../common/submitting.js';
import { language, text } from '../common/texts.js';
import { halves } from './points.js';
import { cell, table } from './tables.js';
import { fault } from './tournamentfault.js';

/** @param {string} amount */
const money = (amount) => Number(amount).toLocaleString(language, { minimumFractionDigits: 2 });

/** @param {PrizesDocument} prizes @param {string} caption */
function prizesTable({ prizes }, caption) {
  const element = table([text('tournament.rank'), text('tournament.column.number'), text('tournament.player'), text('tournament.points'), text('tournament.prize')], caption);
  const body = element.createTBody();
  for (const { rank, number, name, points, amount } of prizes) {
    const who = cell('th', '', { scope: 'row' });
    who.append(Object.assign(document.createElement('bdi'), { textContent: name }));
    body.insertRow().append(cell('td', String(rank)), cell('td', String(number)), who, cell('td', halves(points)), cell('td', money(amount)));
  }
  return element;
}

/** Opens the dialog when its button is pressed. @param {string} id of the tournament @param {() => string} caption of what is printed */
export function offerPrizes(id, caption) {
  const dialog = one(HTMLDialogElement, '#prizes');
  const form = one(HTMLFormElement, 'form', dialog);
  const shown = $('.tables', dialog);
  const printing = one(HTMLButtonElement, '[value=print]', dialog);
  const share = onceAtATime(async () => {
    $('#prizes-fault').textContent = '';
    shown.replaceChildren();
    printing.hidden = true;
    const query = new URLSearchParams({ amounts: input(form, 'amounts').value, sharing: one(HTMLSelectElement, '[name=sharing]', form).value });
    try {
      const prizes = /** @type {PrizesDocument} */ (await get(`/api/tournaments/${id}/prizes?${query}`));
      shown.replaceChildren(prizesTable(prizes, `${caption()} · ${text('tournament.prizes')}`));
      printing.hidden = false;
    } catch (problem) {
      $('#prizes-fault').textContent = fault(problem);
    }
  });
  form.addEventListener('submit', (submitted) => {
    const pressed = /** @type {HTMLButtonElement | null} */ (submitted.submitter)?.value;
    if (pressed === '') return; // it closes
    submitted.preventDefault();
    if (pressed === 'share') share();
  });
  printing.addEventListener('click', () => {
    dialog.close();
    $('#papers').replaceChildren(...[...shown.children].map((each) => each.cloneNode(true)));
    print('paper');
  });
  $('#share-prizes').addEventListener('click', () => dialog.showModal());
}
