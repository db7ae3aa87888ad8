// @ts-check
// The lines of a chat, as they come in.

export const MOST = 100;

/**
 * The lines after one more. It may come twice, by the answer to whoever wrote it and by the stream.
 *
 * @param {ChatLine[]} lines
 * @param {ChatLine} line
 */
export function added(lines, line) {
  if (lines.some(({ number }) => number === line.number)) return lines;
  return [...lines, line].sort((a, b) => a.number - b.number).slice(-MOST);
}

