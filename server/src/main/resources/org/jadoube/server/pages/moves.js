// The move list, and between the moves what else has happened.

// Moves have rows of their own, and that the game has begun needs no words.
const isNote = ({ event }) => event.type !== 'move-made' && event.type !== 'game-begun';

export class MoveList {
  #moves = [];
  #marked = 0; // after so many moves stands the position that is shown
  #noted = 0; // the sequence of the latest note

  constructor(list, onPick) {
    this.list = list;
    this.onPick = onPick;
    list.addEventListener('keydown', (event) => this.#key(event));
    // A window of another shape shows the list in another one.
    addEventListener('resize', () => this.#scroll());
  }

  get moves() {
    return this.#moves;
  }

  /** The whole game; what stands there already stays, with the focus on it. */
  set(moves, notes) {
    const same = this.#moves.every(({ uci, fen }, i) => moves[i]?.uci === uci && moves[i].fen === fen);
    if (!same) {
      this.#moves = [];
      this.#noted = 0;
      this.list.replaceChildren();
    }
    this.add(moves, notes);
  }

  /** What is new: moves, and events beside them; those that are known are left out. */
  add(moves, notes) {
    const fresh = notes.filter((note) => isNote(note) && note.sequence > this.#noted);
    const noteUpTo = (ply) => {
      while (fresh.length > 0 && fresh[0].ply <= ply) this.#note(fresh.shift());
    };
    for (const move of moves) {
      if (move.ply !== this.#moves.length + 1) continue;
      noteUpTo(this.#moves.length);
      this.#moves.push(move);
      this.#row(move).append(this.#button(move));
    }
    noteUpTo(Infinity);
  }

  #note({ sequence, sentence, event }) {
    const row = document.createElement('li');
    row.className = 'note';
    row.dataset.sequence = sequence;
    row.dataset.type = event.type;
    row.textContent = sentence;
    this.#noted = sequence;
    this.list.append(row);
  }

  #row(move) {
    const last = this.list.lastElementChild;
    if (last && move.colour === 'black' && last.className !== 'note') return last;
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

  #buttonOf(ply) {
    return this.list.querySelector(`[data-ply="${ply}"]`);
  }

  /** From a move that has the focus, the arrows lead to the others and show what stood there. */
  #key(event) {
    const here = Number(event.target.dataset?.ply);
    const steps = { ArrowLeft: -1, ArrowUp: -2, ArrowRight: 1, ArrowDown: 2, Home: -Infinity, End: Infinity };
    if (!here || !(event.key in steps)) return;
    event.preventDefault();
    const ply = Math.max(1, Math.min(this.#moves.length, here + steps[event.key]));
    this.#buttonOf(ply).focus();
    this.onPick(ply);
  }

  /** Marks the move after which the shown position stands. */
  mark(ply) {
    this.#marked = ply;
    const marked = this.list.querySelector('[aria-current]');
    const button = this.#buttonOf(ply);
    const notes = this.list.querySelectorAll('.note').length;
    if (marked === button && this.notesSeen === notes) return;
    this.notesSeen = notes;
    marked?.removeAttribute('aria-current');
    button?.setAttribute('aria-current', 'true');
    this.#scroll();
  }

  /** To the marked move; to what has been said since, if that is the latest. */
  #scroll() {
    const button = this.#buttonOf(this.#marked);
    const box = this.list.parentElement;
    const latest = this.#marked === this.#moves.length;
    box.scrollTop = latest ? box.scrollHeight : (button?.offsetTop ?? 0) - box.offsetTop - box.clientHeight / 2;
    // Where there is little room, the list is a single line.
    box.scrollLeft = latest ? box.scrollWidth : (button?.offsetLeft ?? 0) - box.offsetLeft - box.clientWidth / 2;
  }
}
