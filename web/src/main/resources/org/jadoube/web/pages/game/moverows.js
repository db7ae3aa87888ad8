// @ts-check
// Moves as on a scoresheet.

/** The moves by their numbers: White's, Black's. @param {Move[]} moves @returns {Map<number, Partial<Record<Colour, string>>>} */
export function numbered(moves) {
  /** @type {Map<number, Partial<Record<Colour, string>>>} */
  const rows = new Map();
  for (const { number, colour, text: move } of moves) rows.set(number, { ...rows.get(number), [colour]: move });
  return rows;
}
