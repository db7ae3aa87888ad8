// @ts-check
// The tournaments on this server, the latest first.

import { get, sentence } from '../common/api.js';
import { $ } from '../common/dom.js';
import { counted, text } from '../common/texts.js';
import './searching.js';

/** @typedef {{ id: string, name: string, format: string, stage: string, players: number, rounds: number, plannedRounds: number, created: string }} Listed */

/** As many as the server tells at once. */
const AT_ONCE = 50;
let before = '';

/** @param {Listed} tournament */
function item({ id, name, format, stage, players, rounds, plannedRounds }) {
  const [line, link, said] = [document.createElement('li'), document.createElement('a'), document.createElement('p')];
  link.href = `/tournament/${id}`;
  link.append(Object.assign(document.createElement('bdi'), { textContent: name }));
  const round = rounds > 0 && plannedRounds > 0 ? text('tournament.round-of', { round: rounds, all: plannedRounds }) : '';
  said.textContent = [text(`tournament.format.${format}`), counted('tournament.players', players), text(`tournament.stage.${stage}`), round].filter(Boolean).join(' · ');
  line.append(link, said);
  return line;
}

async function more() {
  try {
    const { tournaments } = await get(`/api/tournaments${before ? `?before=${encodeURIComponent(before)}` : ''}`);
    $('#list').append(...tournaments.map(item));
    before = tournaments.at(-1)?.created ?? '';
    $('#more').hidden = tournaments.length < AT_ONCE;
    $('#none').hidden = $('#list').children.length > 0;
    $('#fault').textContent = '';
  } catch (problem) {
    $('#fault').textContent = sentence(problem);
  }
}

$('#more').onclick = more;
void more();
