// @ts-check
// The player's permissions, and the reasons against the rest. All of it comes from the server.

const GRANTED = 'granted';

/** @param {string} act @param {string} [manner] */
const name = (act, manner) => (manner ? `${act}:${manner}` : act);

export class Permissions {
  #acts;
  #reasons;

  /** @param {PermissionsSaid} [said] the field `permissions` of a state; spectators have none */
  constructor({ acts = {}, reasons = {} } = {}) {
    this.#acts = acts;
    this.#reasons = reasons;
  }

  /** @param {string} act @param {string} [manner] */
  grants(act, manner) {
    return this.#acts[name(act, manner)] === GRANTED;
  }

  /** @param {string} act @param {string} [manner] @returns {Refused | undefined} */
  #reason(act, manner) {
    return this.#reasons[this.#acts[name(act, manner)] ?? GRANTED];
  }

  /** The sentence on why it is refused; empty if it is not. @param {string} act @param {string} [manner] */
  why(act, manner) {
    return this.#reason(act, manner)?.sentence ?? '';
  }

  /** The type of the objection, such as `game-over`. @param {string} act @param {string} [manner] */
  objection(act, manner) {
    return this.#reason(act, manner)?.refusal.objection.type;
  }
}

/** Permissions that do not reveal irregularities on the board, which the players must notice themselves. */
export class Discreet extends Permissions {
  #all;

  /** @param {Permissions} all */
  constructor(all) {
    super();
    this.#all = all;
  }

  /** @param {string} act @param {string} [manner] */
  grants(act, manner) {
    return this.#all.grants(act, manner) || (act === 'report' && this.#all.objection(act, manner) !== 'game-over');
  }

  /** @param {string} act @param {string} [manner] */
  why(act, manner) {
    return this.grants(act, manner) ? '' : this.#all.why(act, manner);
  }

  /** @param {string} act @param {string} [manner] */
  objection(act, manner) {
    return this.grants(act, manner) ? undefined : this.#all.objection(act, manner);
  }
}

/**
 * Disables a button with the reason. It stays focusable, so that the reason can be read and heard.
 *
 * @param {HTMLElement} button
 * @param {string} why
 */
export function allow(button, why) {
  if (why) {
    button.setAttribute('aria-disabled', 'true');
    button.title = why;
    button.setAttribute('aria-description', why);
  } else {
    button.removeAttribute('aria-disabled');
    button.removeAttribute('title');
    button.removeAttribute('aria-description');
  }
}

/**
 * Handles a press, by whether the button is disabled.
 *
 * @param {HTMLElement} button
 * @param {() => void} action
 * @param {(why: string) => void} onRefused
 */
export function onPress(button, action, onRefused) {
  button.onclick = () => (button.getAttribute('aria-disabled') === 'true' ? onRefused(button.title) : action());
}
