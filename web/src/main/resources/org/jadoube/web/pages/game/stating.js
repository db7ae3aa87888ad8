// @ts-check
// A player's statement or request: chosen, filled in and sent.

import { ActForm } from '../desk/actform.js';
import { sayable, stated } from './statements.js';
import { renew } from '../common/renewal.js';
import { text } from '../common/texts.js';

/** @typedef {import('./statements.js').Statement} Statement */

/**
 * The player who makes a statement, in a game.
 *
 * @typedef {object} Speaker
 * @property {Colour} by
 * @property {import('./permissions.js').Permissions} may
 * @property {boolean} arbiter whether the game has one
 * @property {boolean} over whether the game is
 * @property {boolean} [awaited] whether the player has not come to the board yet, as far as is on record
 * @property {boolean} [mayStand] whether illegal moves may stand
 * @property {string[]} lines of the player's scoresheet
 */

/** The statements possible now. @param {Speaker} speaker */
export const offered = (speaker) => sayable(speaker.may, speaker);

/** The words on a button. @param {Statement} statement */
export const called = ({ type, fields }) => text(`desk.act.${type}`) + (fields.length > 0 ? '\u00a0…' : '');

/**
 * Shows a button for each; existing ones stay, and keep the focus.
 *
 * @param {Element} box
 * @param {Statement[]} statements
 * @param {(statement: Statement) => object} told further properties of a button
 */
export function showStatements(box, statements, told) {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && box.contains(activeElement) ? activeElement.dataset.act : undefined;
  const isNew = renew(box, statements.map(({ type }) => type), () => statements.map((statement) => {
    const button = document.createElement('button');
    button.dataset.act = statement.type;
    return Object.assign(button, { textContent: called(statement), ...told(statement) });
  }));
  if (isNew && focused) goOn(box, focused);
}

/**
 * Moves the focus, which would be nowhere, to that button, the first one, or a neighbour.
 *
 * @param {Element} box
 * @param {string} act
 */
function goOn(box, act) {
  const [first] = /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll('button'));
  const same = /** @type {HTMLElement | null} */ (box.querySelector(`[data-act="${act}"]`));
  const beside = /** @type {HTMLElement | null} */ (box.parentElement?.querySelector(':scope > button:not([hidden])'));
  (same ?? first ?? beside)?.focus();
}

/**
 * @param {ActForm} form
 * @param {Statement} statement
 * @param {Speaker} speaker
 * @param {(act: object) => Promise<unknown>} perform throws why it is refused
 */
export function fillIn(form, statement, { by, may, arbiter, lines }, perform) {
  const setting = { may, names: { white: '', black: '' }, positions: [], squares: [], lines, alone: !arbiter, given: {} };
  form.open(statement, setting, {
    perform: (body) => perform(stated(statement, body, by, document.documentElement.lang)),
  });
}
