// @ts-check
// What the player may do now, and why the rest is refused. All of it comes from the server.

/** @param {string} act @param {string} [manner] */
const name = (act, manner = '') => `${act} ${manner}`;

export class Permissions {
  /** @type {Set<string>} */
  #granted = new Set();
  /** @type {Map<string, Omit<Refused, 'acts'>>} */
  #refused = new Map();

  /** @param {PermissionsSaid} [said] the field `permissions` of a state; spectators have none */
  constructor({ granted = [], refused = [] } = {}) {
    for (const { act, manner } of granted) this.#granted.add(name(act, manner));
    for (const { acts, ...why } of refused) {
      for (const { act, manner } of acts) this.#refused.set(name(act, manner), why);
    }
  }

  /** @param {string} act @param {string} [manner] */
  grants(act, manner) {
    return this.#granted.has(name(act, manner));
  }

  /** Why it is refused, as a sentence; empty if it is not. @param {string} act @param {string} [manner] */
  why(act, manner) {
    return this.#refused.get(name(act, manner))?.sentence ?? '';
  }

  /** The type of the objection, such as `game-over`. @param {string} act @param {string} [manner] */
  objection(act, manner) {
    return this.#refused.get(name(act, manner))?.refusal.objection.type;
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
