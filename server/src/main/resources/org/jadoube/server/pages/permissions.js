// What the player may do now, and why not the rest. The page knows of it only what the server has said.

const name = (act, manner = '') => `${act} ${manner}`;

export class Permissions {
  #granted = new Set();
  #refused = new Map();

  /** @param said what a state says in `permissions`; nothing for those who only watch */
  constructor({ granted = [], refused = [] } = {}) {
    for (const { act, manner } of granted) this.#granted.add(name(act, manner));
    for (const { acts, ...why } of refused) {
      for (const { act, manner } of acts) this.#refused.set(name(act, manner), why);
    }
  }

  grants(act, manner) {
    return this.#granted.has(name(act, manner));
  }

  /** The sentence that refuses it; empty if it is granted. */
  why(act, manner) {
    return this.#refused.get(name(act, manner))?.sentence ?? '';
  }

  /** What is in the way, for programs: `game-over`. */
  objection(act, manner) {
    return this.#refused.get(name(act, manner))?.refusal.objection.type;
  }
}

/** A button that cannot be used says why: it can still be reached and pressed, to be told. */
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

/** Calls one or the other, by whether the button may be used. */
export function onPress(button, action, onRefused) {
  button.onclick = () => (button.getAttribute('aria-disabled') === 'true' ? onRefused(button.title) : action());
}
