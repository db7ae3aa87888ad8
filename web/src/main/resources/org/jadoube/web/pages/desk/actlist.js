// @ts-check
// The acts of an arbiter on the screen: the possible ones, by subject, and the reasons against the
// rest.

import { ACTS, GROUPS, isGranted, isKnown, prevented } from './arbiteracts.js';
import { linked } from '../common/citations.js';
import { $ } from '../common/dom.js';
import { renew } from '../common/renewal.js';
import { local, text } from '../common/texts.js';

/** @typedef {import('./arbiteracts.js').ArbiterAct} ArbiterAct */
/** @typedef {(act: ArbiterAct) => void} Open */

/** @param {import('../game/permissions.js').Permissions} may @param {Open} open */
export function showActs(may, open) {
  const known = ACTS.filter((act) => isKnown(act, may));
  const granted = known.filter((act) => isGranted(act, may));
  const refused = known.filter((act) => !granted.includes(act));
  showGranted(granted, open);
  $('#no-office').hidden = known.length > 0;
  $('#refused').hidden = refused.length === 0;
  const reasons = [...prevented(refused, may)];
  renew($('#refused ul'), reasons.map(([why, acts]) => [why, ...acts.map(({ type }) => type)]), () => reasons.map(([why, acts]) => reason(acts, why)));
}

/** Shows the granted acts. Existing buttons stay, and keep the focus. @param {ArbiterAct[]} granted @param {Open} open */
function showGranted(granted, open) {
  const box = $('#acts');
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.act : undefined;
  const isNew = renew(box, granted.map(({ type }) => type), () => GROUPS.flatMap((group) => subject(group, granted, open)));
  if (!isNew) return;
  if (focused) /** @type {HTMLElement | null} */ (box.querySelector(`[data-act="${focused}"]`) ?? box.querySelector('button'))?.focus();
}

/** @param {import('./arbiteracts.js').Group} group @param {ArbiterAct[]} granted @param {Open} open */
function subject(group, granted, open) {
  const acts = granted.filter((act) => act.group === group);
  if (acts.length === 0) return [];
  const box = document.createElement('section');
  const heading = Object.assign(document.createElement('h2'), { textContent: text(`desk.group.${group}`) });
  const buttons = Object.assign(document.createElement('div'), { className: 'actions' });
  buttons.append(...acts.map((act) => button(act, open)));
  box.append(heading, buttons);
  return [box];
}

/** @param {ArbiterAct} act @param {Open} open */
function button(act, open) {
  const made = document.createElement('button');
  made.type = 'button';
  made.dataset.act = act.type;
  made.textContent = text(`desk.act.${act.type}`) + (act.fields.length > 0 ? '\u00a0…' : '');
  made.onclick = () => open(act);
  return made;
}

/** The acts that one reason prevents. @param {ArbiterAct[]} acts @param {string} why */
function reason(acts, why) {
  const line = document.createElement('li');
  const names = acts.map((act) => text(`desk.act.${act.type}`)).join(' · ');
  line.append(...linked(local(why), ''), ' ', Object.assign(document.createElement('small'), { textContent: names }));
  return line;
}
