// @ts-check
// The parts of a page, which have to be there.

/**
 * The first element that fits.
 *
 * @template {Element} T
 * @param {abstract new (...ignored: any[]) => T} kind
 * @param {string} selector
 * @param {ParentNode} [within]
 */
export function one(kind, selector, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new TypeError(`the page has no ${kind.name} ${selector}`);
  return found;
}

/** @param {string} selector @param {ParentNode} [within] */
export const $ = (selector, within) => one(HTMLElement, selector, within);

/** A field of a form in which something is typed or ticked. @param {HTMLFormElement} form @param {string} name */
export const input = (form, name) => one(HTMLInputElement, `[name=${name}]`, form);

/**
 * What is chosen in a form among the radio buttons, or in the list, of that name.
 *
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export const chosen = (form, name) => String(new FormData(form).get(name) ?? '');
