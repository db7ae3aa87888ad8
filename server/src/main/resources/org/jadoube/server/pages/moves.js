// The move list.

export class MoveList {
  #moves = [];
  #marked = 0;

  constructor(list, onPick) {
    this.list = list;
    this.onPick = onPick;
    // A window of another shape shows the list in another one.
    addEventListener('resize', () => this.mark(this.#marked));
  }

  get moves() {
    return this.#moves;
  }

  set(moves) {
    this.#moves = [];
    this.list.replaceChildren();
    this.add(moves);
  }

  add(moves) {
    for (const move of moves) {
      if (move.ply !== this.#moves.length + 1) continue;
      this.#moves.push(move);
      this.#row(move).append(this.#button(move));
    }
    this.mark(this.#moves.length);
  }

  #row(move) {
    const last = this.list.lastElementChild;
    if (last && move.colour === 'black') return last;
    const row = document.createElement('li');
    const number = document.createElement('span');
    number.className = 'number';
    number.textContent = `${move.number}.`;
    row.append(number);
    if (move.colour === 'black') row.append(Object.assign(document.createElement('span'), { textContent: '…' }));
    this.list.append(row);
    return row;
  }

  #button(move) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = move.text;
    button.dataset.ply = move.ply;
    button.onclick = () => this.onPick(move.ply);
    return button;
  }

  /** Marks the move after which the shown position stands. */
  mark(ply) {
    this.#marked = ply;
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const button = this.list.querySelector(`[data-ply="${ply}"]`);
    if (!button) return;
    button.setAttribute('aria-current', 'true');
    const box = this.list.parentElement;
    // Under a board that fills a telephone, the list is a single line.
    box.scrollTop = button.offsetTop - box.offsetTop - box.clientHeight / 2;
    box.scrollLeft = button.offsetLeft - box.offsetLeft - box.clientWidth / 2;
  }
}
