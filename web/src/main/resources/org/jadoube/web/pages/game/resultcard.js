// @ts-check
// The end of the game, for its viewer and with the Articles; until then, the rulings since the last
// move.

import { linked } from '../common/citations.js';
import { details } from '../common/details.js';
import { $ } from '../common/dom.js';
import { ended } from './ended.js';
import { local } from '../common/texts.js';

/** @param {import('./situation.js').Situation} situation */
export function showResult({ state, game, you }) {
  const { ending } = state;
  $('#result').hidden = !ending;
  showRuling(ending ? '' : local(state.rulings.join(' ')), game.edition);
  if (!ending) return;
  $('.score').textContent = ending.text;
  $('.yours').textContent = ended(ending, you);
  const { statement } = ending;
  const said = JSON.stringify(statement);
  if ($('#result').dataset.said === said) return; // details that were opened stay open
  $('#result').dataset.said = said;
  $('.sentence').textContent = local(statement.headline);
  $('.article').replaceChildren(...linked(statement.citation, game.edition));
  $('.facts').replaceChildren(...(statement.details.length > 0 ? [details(statement)] : []));
}

/** @param {string} words @param {string} edition */
function showRuling(words, edition) {
  const line = $('#ruling');
  if (line.textContent !== words) line.replaceChildren(...linked(words, edition));
}
