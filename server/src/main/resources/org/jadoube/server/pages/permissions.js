// What the player may do now, and why the rest is refused. All of it comes from the server.

const name = (act, manner = '') => `${act} ${manner}`;

export class Permissions {
  #granted = new Set();
  #refused = new Map();

  /** @param said the field `permissions` of a state; spectators have none */
  constructor({ granted = [], refused = [] } = {}) {
    for (const { act, manner } of granted) this.#granted.add(name(act, manner));
    for (const { acts, ...why } of refused) {
      for (const { act, manner } of acts) this.#refused.set(name(act, manner), why);
    }
  }

  grants(act, manner) {
    return this.#granted.has(name(act, manner));
  }

  /** Why it is refused, as a sentence; empty if it is not. */
  why(act, manner) {
    return this.#refused.get(name(act, manner))?.sentence ?? '';
  }

  /** The type of the objection, such as `game-over`. */
  objection(act, manner) {
    return this.#refused.get(name(act, manner))?.refusal.objection.type;
  }
}

/** Disables a button with the reason. It stays focusable, so that the reason can be read and heard. */
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

/** Handles a press, by whether the button is disabled. */
export function onPress(button, action, onRefused) {
  button.onclick = () => (button.getAttribute('aria-disabled') === 'true' ? onRefused(button.title) : action());
}
