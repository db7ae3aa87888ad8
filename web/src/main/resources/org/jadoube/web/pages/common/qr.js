// @ts-check
// A link as a QR code, drawn as SVG.

import { text } from './texts.js';
import { qrcode } from '../vendor/qrcode.js';

const SVG = 'http://www.w3.org/2000/svg';
const QUIET_MODULES = 4;

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * The dark modules, each a square of one unit; neighbours in a row are joined.
 *
 * @param {{ getModuleCount(): number, isDark(row: number, column: number): boolean }} code
 */
function dark(code) {
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const from = column;
      while (column < count && code.isDark(row, column)) column++;
      if (column > from) path += `M${from + QUIET_MODULES} ${row + QUIET_MODULES}h${column - from}v1h${from - column}z`;
    }
  }
  return path;
}

/** Always dark on white with a quiet zone, as cameras expect it. @param {string} link */
export function qr(link) {
  const code = qrcode(0, 'M');
  code.addData(link);
  code.make();
  const side = code.getModuleCount() + 2 * QUIET_MODULES;
  const svg = shape('svg', {
    viewBox: `0 0 ${side} ${side}`,
    role: 'img',
    'aria-label': text('qr'),
    'shape-rendering': 'crispEdges',
  });
  svg.append(
    shape('rect', { width: side, height: side, fill: '#ffffff' }),
    shape('path', { d: dark(code), fill: '#000000' }),
  );
  return svg;
}
