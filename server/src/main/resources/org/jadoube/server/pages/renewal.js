// @ts-check
// Content that is made anew only if it says something else, so that whoever is pressing or reading it is not disturbed.

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * Returns whether the content is new.
 *
 * @param {Element} element
 * @param {unknown} said all that the content depends on
 * @param {() => Node[]} make
 */
export function renew(element, said, make) {
  const now = JSON.stringify(said);
  if (shown.get(element) === now) return false;
  shown.set(element, now);
  element.replaceChildren(...make());
  return true;
}
