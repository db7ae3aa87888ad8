// @ts-check
// The parts of a page, which must exist.

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

/** A field of a form, to be typed in or ticked. @param {HTMLFormElement} form @param {string} name */
export const input = (form, name) => one(HTMLInputElement, `[name=${name}]`, form);

/**
 * The value chosen in a form, among the radio buttons or in the list with that name.
 *
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export const chosen = (form, name) => String(new FormData(form).get(name) ?? '');
