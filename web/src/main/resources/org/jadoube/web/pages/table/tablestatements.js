// @ts-check
// A player's statements and requests at a table, besides acts of hands.

import { editions } from './claimdialog.js';
import { mayStand } from './claimrules.js';
import { fillIn, offered, showStatements } from '../game/stating.js';

/** @typedef {import('../game/statements.js').Statement} Statement */
/** @typedef {import('./tableside.js').TableSide} TableSide */

export class TableStatements {
  /**
   * @param {import('../desk/actform.js').ActForm} form
   * @param {object} told
   * @param {(colour: Colour) => TableSide} told.side the player's seat
   * @param {() => TableRegulations} told.regulations
   * @param {(colour: Colour) => boolean} told.isAwaited whether the player may say to have come, which nothing on record says
   * @param {(selector: string, colour: Colour) => HTMLDialogElement} told.facing the dialog, turned to the player
   * @param {() => void} told.onSpeak
   * @param {(colour: Colour, why: string) => void} told.onRefused
   */
  constructor(form, { side, regulations, isAwaited, facing, onSpeak, onRefused }) {
    this.form = form;
    this.side = side;
    this.regulations = regulations;
    this.isAwaited = isAwaited;
    this.facing = facing;
    this.onSpeak = onSpeak;
    this.onRefused = onRefused;
  }

  /** @param {Colour} by @returns {import('../game/stating.js').Speaker} */
  #speaker(by) {
    const { may, state } = this.side(by);
    const regulations = this.regulations();
    const over = Boolean(state?.ending);
    return {
      by,
      may,
      arbiter: regulations.arbiterPresent,
      over,
      awaited: this.isAwaited(by),
      mayStand: !over && mayStand(regulations, editions),
      lines: state?.table?.scoresheets[by].moves ?? [],
    };
  }

  /** The statements possible for the player now. @param {Colour} colour */
  of(colour) {
    return offered(this.#speaker(colour));
  }

  /**
   * The statements that the game waits for. Once it has begun, there is no room for an arrival beside the other buttons.
   *
   * @param {Colour} colour
   */
  pressing(colour) {
    const begun = this.side(colour).state?.phase !== 'not-begun';
    return this.of(colour).filter(({ type, pressing }) => pressing && !(begun && type === 'arrive'));
  }

  /** Shows a button for each; returns all statements. @param {Element} box @param {Colour} colour */
  show(box, colour) {
    const all = this.of(colour);
    showStatements(box, all, ({ type }) => ({ value: type }));
    return all;
  }

  /** Lets the player fill it in, unless it comes too late. @param {Colour} colour @param {Statement} statement */
  make(colour, statement) {
    if (!this.of(colour).includes(statement)) return;
    this.onSpeak();
    const dialog = this.facing('#acting', colour);
    dialog.addEventListener('close', () => dialog.classList.remove('turned'), { once: true });
    fillIn(this.form, statement, this.#speaker(colour), async (act) => {
      const { refusal } = await this.side(colour).send(act);
      if (refusal) this.onRefused(colour, refusal.sentence);
    });
  }
}
