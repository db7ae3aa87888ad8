// @ts-check
// What the players, or the spectators, write to each other beside the game. The reader's switch
// hides it, and is remembered.

import { ApiError, get, request, sentence } from '../common/api.js';
import { added } from './chatlines.js';
import { $, one } from '../common/dom.js';
import { onPreference, prefer, preferences } from '../common/preferences.js';
import { counted, has, text } from '../common/texts.js';

export class Chat {
  /** @type {{ room: 'players' | 'spectators', mayWrite: boolean } | null} */
  #open = null; // null: nobody writes beside this game
  /** @type {ChatLine[]} */
  #lines = [];
  #fresh = 0; // lines that have come while they could not be seen

  /** @param {string} game @param {string | undefined} token @param {(what: string) => void} hear reads a line out */
  constructor(game, token, hear) {
    this.path = `/api/games/${game}/chat`;
    this.token = token;
    this.hear = hear;
    $('#chatting').onclick = () => prefer({ chat: !preferences().chat });
    one(HTMLFormElement, '#chat form').onsubmit = (event) => {
      event.preventDefault();
      void this.#send();
    };
    $('#drawer').addEventListener('toggle', () => this.#read());
    onPreference(() => this.#show());
  }

  /** Enters the room of the reader. Whoever comes back asks again, since lines may have been missed. */
  async enter() {
    try {
      const { room, open, mayWrite, lines } = await get(this.path, this.token);
      this.#open = open ? { room, mayWrite } : null;
      this.#lines = lines;
    } catch {
      this.#open = null;
    }
    this.#show();
  }

  /** @param {ChatLine} line */
  add(line) {
    const before = this.#lines;
    this.#lines = added(before, line);
    if (!this.#open || this.#lines === before) return;
    if (!this.#seen && preferences().chat) this.#fresh++;
    this.#show();
    if (preferences().chat && !this.#seen) this.hear(`${line.name}: ${line.text}`);
  }

  get #seen() {
    return $('#chat').getClientRects().length > 0;
  }

  #read() {
    if (!this.#seen) return;
    this.#fresh = 0;
    this.#tell();
    this.#scroll();
  }

  async #send() {
    const field = one(HTMLInputElement, '#chat input');
    const words = field.value.trim();
    if (!words) return;
    field.value = '';
    try {
      this.add(await request('POST', this.path, { body: { text: words }, token: this.token }));
      $('#chat .fault').textContent = '';
    } catch (problem) {
      field.value ||= words;
      $('#chat .fault').textContent = fault(problem);
    }
  }

  #show() {
    const open = this.#open;
    const wanted = preferences().chat;
    $('#chatting').hidden = !open;
    $('#chatting').setAttribute('aria-pressed', String(wanted));
    $('#chat').hidden = !open || !wanted;
    if (!open || !wanted) this.#fresh = 0;
    if (open) {
      $('#chat-title').textContent = text(open.room === 'players' ? 'chat-players' : 'chat-spectators');
      $('#chat form').hidden = !open.mayWrite;
      $('#chat .sign-in').hidden = open.mayWrite;
    }
    const list = $('#chat .lines');
    const kept = new Set(this.#lines.map(({ number }) => String(number)));
    for (const item of /** @type {HTMLElement[]} */ ([...list.children])) if (!kept.has(item.dataset.number ?? '')) item.remove();
    const shown = new Set(/** @type {HTMLElement[]} */ ([...list.children]).map(({ dataset }) => dataset.number));
    list.append(...this.#lines.filter(({ number }) => !shown.has(String(number))).map(item));
    if (this.#seen) this.#fresh = 0;
    this.#tell();
    this.#scroll();
  }

  /** Says on the button of the drawer that there is something new in it. */
  #tell() {
    $('#drawer-news').textContent = this.#fresh > 0 ? counted('chat-news', this.#fresh) : '';
  }

  #scroll() {
    const list = $('#chat .lines');
    list.scrollTop = list.scrollHeight;
  }
}

/** @param {ChatLine} line */
function item({ number, player, name, text: words }) {
  const row = document.createElement('p');
  row.dataset.number = String(number);
  const who = Object.assign(document.createElement('bdi'), { className: 'who', textContent: name || text(`colour.${player}`) });
  const said = Object.assign(document.createElement('bdi'), { textContent: words });
  row.append(who, ' ', said);
  return row;
}

/** @param {unknown} problem */
function fault(problem) {
  const code = problem instanceof ApiError ? problem.error.code : '';
  return has(`fault.chat-${code}`) ? text(`fault.chat-${code}`) : sentence(problem);
}
