// Mouse, pen and finger on the board: drag and drop, or two taps.

import { piece } from './pieces.js';

const DRAG_PIXELS = 4;

export class Hands {
  #drag = null;

  constructor(board) {
    this.board = board;
    board.root.addEventListener('pointerdown', (event) => this.#down(event));
  }

  /** The square whose piece is being dragged. */
  get lifted() {
    return this.#drag?.flying ? this.#drag.from : null;
  }

  #down(event) {
    const square = event.target.closest('.square');
    if (!square || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const { board } = this;
    const from = square.dataset.square;
    board.touched();
    this.#drag = { from, x: event.clientX, y: event.clientY, flying: null, again: board.selected === from };
    if (!board.isGoal(from)) board.select(from);
    board.root.setPointerCapture(event.pointerId);
    // Ignores other fingers.
    const same = (handle) => (later) => later.pointerId === event.pointerId && handle(later);
    board.root.onpointermove = same((move) => this.#carry(move));
    board.root.onpointerup = same((up) => this.#up(up));
    board.root.onpointercancel = same(() => this.letGo());
  }

  #carry(event) {
    const drag = this.#drag;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_PIXELS;
    if (!drag.flying && far && this.board.isOwn(drag.from)) this.#lift();
    if (drag.flying) {
      const half = drag.flying.clientWidth / 2;
      drag.flying.style.transform = `translate(${event.clientX - half}px, ${event.clientY - half}px)`;
    }
  }

  #lift() {
    const { board } = this;
    const { from } = this.#drag;
    const { width } = board.squareOf(from).getBoundingClientRect();
    const flying = piece(board.pieceOn(from));
    flying.classList.add('flying');
    flying.style.width = `${width}px`;
    flying.style.height = `${width}px`;
    document.body.append(flying);
    this.#drag.flying = flying;
    board.select(from);
  }

  #up(event) {
    const { board } = this;
    const { from, flying, again } = this.#drag;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest?.('.square')?.dataset.square;
    const place = flying?.getBoundingClientRect();
    this.letGo();
    if (flying) {
      const stays = over && over !== from && board.attempt(from, over, over);
      if (!stays) board.glideBack(from, place);
    } else if (over === from) {
      if (board.isGoal(from)) board.attempt(board.selected, from);
      else if (again) board.select(null);
    }
  }

  /** Ends the drag. */
  letGo() {
    const { root } = this.board;
    this.#drag?.flying?.remove();
    this.#drag = null;
    root.onpointermove = null;
    root.onpointerup = null;
    root.onpointercancel = null;
    this.board.paint();
  }
}
