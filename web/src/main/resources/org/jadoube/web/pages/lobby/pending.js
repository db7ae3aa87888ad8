// @ts-check
// The seeks and challenges that this tab has made, with the tokens of the seats in their games.

const SLOT = 'jadoube:lobby';

/** @typedef {{ kind: 'seeks' | 'challenges', token: string, to?: string }} Pending */

/** @returns {Record<string, Pending>} */
export function all() {
  try {
    return JSON.parse(sessionStorage.getItem(SLOT) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** @param {Record<string, Pending>} pending */
const keep = (pending) => sessionStorage.setItem(SLOT, JSON.stringify(pending));

/** @param {string} id @param {Pending} pending */
export const add = (id, pending) => keep({ ...all(), [id]: pending });

/** @param {string} id */
export function drop(id) {
  const { [id]: _, ...others } = all();
  keep(others);
}

/** Those that no longer wait, as far as the server has said. @param {OwnOffers} own */
export function settled({ seeks, made }) {
  const waiting = new Set([...seeks, ...made].map(({ id }) => id));
  return Object.keys(all()).filter((id) => !waiting.has(id));
}
