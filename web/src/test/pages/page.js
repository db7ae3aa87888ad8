// As much of a page as the modules ask for when they are loaded. Import this first, and the modules with `await import`.

class HTMLElement {
  textContent = '';
}
class HTMLSelectElement extends HTMLElement {}

class Keep {
  /** @type {Map<string, string>} */
  #kept = new Map();

  /** @param {string} name */
  getItem = (name) => this.#kept.get(name) ?? null;
  /** @param {string} name @param {string} value */
  setItem = (name, value) => this.#kept.set(name, value);
  /** @param {string} name */
  removeItem = (name) => this.#kept.delete(name);
}

/** @param {string} language @param {Record<string, string>} [texts] */
export function page(language, texts = {}) {
  const said = Object.assign(new HTMLElement(), { textContent: JSON.stringify(texts) });
  Object.assign(globalThis, {
    HTMLElement,
    HTMLSelectElement,
    addEventListener: () => {},
    sessionStorage: new Keep(),
    localStorage: new Keep(),
    document: {
      documentElement: { lang: language },
      cookie: '',
      querySelector: (/** @type {string} */ selector) => (selector === '#texts' ? said : new HTMLSelectElement()),
    },
  });
}
