// @ts-check
// Mouse, pen and finger on the board: drag and drop, or two taps.

import { piece } from './pieces.js';

const DRAG_PIXELS = 4;

/** The name of the square at a place, if there is one. @param {EventTarget | null} place */
export const squareAt = (place) =>
  place instanceof Element ? /** @type {HTMLElement | null} */ (place.closest('.square'))?.dataset.square : undefined;

/** @typedef {{ from: string, x: number, y: number, flying: SVGElement | null, again: boolean }} Drag */

export class Pointer {
  /** @type {Drag | null} */
  #drag = null;
  /** @type {HTMLElement | null} */
  #over = null; // the square above which a piece is carried

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    board.root.addEventListener('pointerdown', (event) => this.#down(event));
  }

  /** The square whose piece is being dragged. */
  get lifted() {
    return this.#drag?.flying ? this.#drag.from : null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const from = squareAt(event.target);
    if (!from || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const { board } = this;
    board.touched(from);
    this.#drag = { from, x: event.clientX, y: event.clientY, flying: null, again: board.selected === from };
    if (!board.isGoal(from)) board.select(from);
    board.root.setPointerCapture(event.pointerId);
    // Ignores other fingers.
    /** @param {(event: PointerEvent) => void} handle */
    const same = (handle) => (/** @type {PointerEvent} */ later) => later.pointerId === event.pointerId && handle(later);
    board.root.onpointermove = same((move) => this.#carry(move));
    board.root.onpointerup = same((up) => this.#up(up));
    board.root.onpointercancel = same(() => this.letGo());
  }

  /** @param {PointerEvent} event */
  #carry(event) {
    const drag = this.#drag;
    if (!drag) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_PIXELS;
    if (!drag.flying && far && this.board.isOwn(drag.from)) this.#lift(drag);
    if (drag.flying) {
      const half = drag.flying.clientWidth / 2;
      drag.flying.style.transform = `translate(${event.clientX - half}px, ${event.clientY - half}px)`;
      this.#hover(squareAt(document.elementFromPoint(event.clientX, event.clientY)));
    }
  }

  /** Shows the square on which the piece would be put. @param {string} [name] */
  #hover(name) {
    this.#over?.classList.remove('over');
    this.#over = name ? this.board.squareOf(name) : null;
    this.#over?.classList.add('over');
  }

  /** @param {Drag} drag */
  #lift(drag) {
    const { board } = this;
    const { from } = drag;
    const { width } = board.squareOf(from).getBoundingClientRect();
    const flying = piece(board.pieceOn(from) ?? '');
    flying.classList.add('flying');
    flying.style.width = `${width}px`;
    flying.style.height = `${width}px`;
    document.body.append(flying);
    drag.flying = flying;
    board.select(from);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const { board } = this;
    if (!this.#drag) return;
    const { from, flying, again } = this.#drag;
    const over = squareAt(document.elementFromPoint(event.clientX, event.clientY));
    const place = flying?.getBoundingClientRect();
    this.letGo();
    if (flying && place) {
      const stays = over && over !== from && board.attempt(from, over, over);
      if (!stays) board.glideBack(from, place);
    } else if (over === from) {
      if (board.selected && board.isGoal(from)) board.attempt(board.selected, from);
      else if (board.pick(from)) return;
      else if (again) board.select(null);
    }
  }

  /** Ends the drag. */
  letGo() {
    const { root } = this.board;
    this.#drag?.flying?.remove();
    this.#drag = null;
    this.#hover();
    root.onpointermove = null;
    root.onpointerup = null;
    root.onpointercancel = null;
    this.board.paint();
  }
}
