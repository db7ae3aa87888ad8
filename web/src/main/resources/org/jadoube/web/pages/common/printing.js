// @ts-check
// Prints one part of a page: the style sheet shows only the part that the body's `data-print`
// names.

/** @param {string} what */
export function print(what) {
  document.body.dataset.print = what;
  addEventListener('afterprint', () => delete document.body.dataset.print, { once: true });
  window.print();
}
