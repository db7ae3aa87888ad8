// @ts-check
// Content that is renewed only if it differs, so as not to disturb somebody who is pressing or
// reading it.

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

/** Writes a text, unless it is already there. @param {Element} element @param {string} said */
export function write(element, said) {
  if (element.textContent !== said) element.textContent = said;
}

/**
 * Puts children in an order. If they already are, none is moved, and the focus stays.
 *
 * @param {Element} list
 * @param {Element[]} children
 */
export function arrange(list, children) {
  const focused = document.activeElement;
  const wanted = new Set(children);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  let next = list.firstElementChild;
  for (const child of children) {
    if (child === next) next = child.nextElementSibling;
    else list.insertBefore(child, next);
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}
