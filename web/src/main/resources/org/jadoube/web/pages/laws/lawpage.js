// @ts-check
// Puts the cases on a board and searches while you type. The pages about the Laws can be read
// without this.

import { $ } from '../common/dom.js';
import { search } from './lawsearch.js';
import { Player } from '../board/player.js';
import { named, staging } from '../board/stagings.js';
import '../common/texts.js';

/** @param {HTMLElement} root @param {(at: number) => void} [onShow] */
function stage(root, onShow) {
  /** @type {Player | null} */
  let player = null;
  return async (/** @type {string} */ path) => {
    const { edition, id } = named(path);
    const found = await staging(edition, id);
    player ??= new Player(root, onShow);
    player.load(found);
  };
}

/** The cases of a provision: one at a time on the board beside them. @param {HTMLElement} section */
function cases(section) {
  const show = stage($('.stage', section));
  const links = [...section.querySelectorAll('.cases a')].filter((link) => link instanceof HTMLAnchorElement);
  /** @param {HTMLAnchorElement} chosen */
  const choose = async (chosen) => {
    await show(chosen.pathname);
    for (const link of links) link.toggleAttribute('aria-current', link === chosen);
    chosen.setAttribute('aria-current', 'true');
  };
  for (const link of links) {
    link.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(link)
        .then(() => $('.stage', section).scrollIntoView({ block: 'nearest' }))
        .catch(() => location.assign(link.href));
    };
  }
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    choose(links[0]).catch(() => {});
  }).observe(section);
}

/** A case with its whole story beside the board. @param {HTMLElement} root */
function single(root) {
  const items = [...document.querySelectorAll('.stages > li')];
  const mark = (/** @type {number} */ at) => items.forEach((item, index) => item.classList.toggle('now', index + 1 === at));
  stage(root, mark)(root.dataset.case ?? '').catch(() => {});
}

document.querySelectorAll('.shown').forEach((section) => cases(/** @type {HTMLElement} */ (section)));
document.querySelectorAll('.stage[data-case]').forEach((root) => single(/** @type {HTMLElement} */ (root)));
search();
