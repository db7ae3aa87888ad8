// @ts-check
import { get, post } from '../common/api.js';
import { $, chosen, input, one } from '../common/dom.js';
import { judge, judgeName, showFault } from '../common/fields.js';
import { onSubmit } from '../common/submitting.js';
import * as seats from '../game/seats.js';
import { text } from '../common/texts.js';
import { item, look } from './gamelist.js';
import { HouseRules } from './houserules.js';
import { Living } from './living.js';
import { inOrder, mine } from './mygames.js';
import { onNow } from './onnow.js';
import { fill, publicGames } from './publicgames.js';
import { TimeChoice } from './timechoice.js';

const MOST_960 = 959;
const ARMAGEDDON = 'W300-B240';
const ONLINE = 'E04';
const LATEST = 6; // games that are listed here
const AT_A_GLANCE = 3; // of other people's

const form = one(HTMLFormElement, '#terms');
const name = input(form, 'name');
const is960 = input(form, 'is960');
const chess960 = input(form, 'chess960');
const edition = one(HTMLSelectElement, '[name=edition]', form);
const houseRules = new HouseRules(form);
const fault = $('#fault');
const time = new TimeChoice(form);

function show() {
  time.show();
  $('#start-960').hidden = !is960.checked;
  judge(chess960);
}

function judgeStart() {
  const typed = chess960.value.trim();
  const right = typed === '' || (/^\d+$/.test(typed) && Number(typed) <= MOST_960);
  return judge(chess960, is960.checked && !right && text('fault.chess960'));
}

function startNumber() {
  if (!is960.checked) return undefined;
  const typed = chess960.value.trim();
  return typed === '' ? Math.floor(Math.random() * (MOST_960 + 1)) : Number(typed);
}

/** With less time, Black has draw odds: an Armageddon game. @param {string | undefined} timeControl */
const regulations = (timeControl) => ({
  ...(timeControl === ARMAGEDDON ? { scoring: { drawOdds: 'black' } } : {}),
  ...(houseRules.text ? { houseRules: houseRules.text } : {}),
});

/** The time of house rules that settle one stands before that of the form. @param {string} chosen */
const timed = (chosen) => (houseRules.settled.includes('time') ? undefined : chosen);

/** @param {string} timeControl */
const wanted = (timeControl) => ({
  name: name.value.trim() || name.placeholder,
  timeControl: timed(timeControl),
  colour: chosen(form, 'colour'),
  edition: houseRules.text ? undefined : edition.value || undefined,
  chess960: startNumber(),
  regulations: regulations(timed(timeControl)),
  takebacks: input(form, 'takebacks').checked && edition.value !== ONLINE,
});

async function create() {
  const right = [judgeName(name), judgeStart(), await houseRules.judge()];
  const timeControl = await time.settled();
  if (right.includes(false) || !timeControl) return showFault(form);
  const game = await post('/api/games', {
    body: wanted(timeControl),
    retrying: () => { fault.textContent = text('retrying'); },
  });
  seats.name.set(name.value.trim());
  seats.remember(game.id, {
    token: game.token,
    colour: game.colour,
    invitation: game.joinPath,
    since: Date.now(),
  });
  location.assign(game.gamePath);
}

/** Lists the latest games of this browser, first those waiting for its owner. */
async function listMine() {
  const games = await look(mine(seats.all().slice(0, LATEST), undefined)).catch(() => []);
  $('#mine').hidden = games.length === 0;
  $('#mine ul').replaceChildren(...inOrder(games).map(item));
}

/** @param {import('./onnow.js').Listed} tournament */
function tournamentItem({ id, name }) {
  const [line, link] = [document.createElement('li'), document.createElement('a')];
  link.href = `/tournament/${id}`;
  link.append(Object.assign(document.createElement('bdi'), { textContent: name }));
  line.append(link);
  return line;
}

/** Lists the tournaments that go on, and those that are to begin. */
async function listTournaments() {
  const { tournaments } = await get('/api/tournaments').catch(() => ({ tournaments: [] }));
  for (const [section, listed] of Object.entries(onNow(tournaments, AT_A_GLANCE))) {
    $(`#${section}`).hidden = listed.length === 0;
    $(`#${section} ul`).replaceChildren(...listed.map(tournamentItem));
  }
}

/** Lists games that anybody may watch. */
async function listPublic() {
  const games = await publicGames().catch(() => ({ live: [], finished: [] }));
  for (const [section, listed] of /** @type {[string, Headline[]][]} */ ([['#live', games.live], ['#finished', games.finished]])) {
    fill(section, listed.slice(0, AT_A_GLANCE));
    $(section).hidden = listed.length === 0;
  }
  $('#watch').hidden = games.live.length + games.finished.length === 0;
}

name.value = seats.name.get();
// Faults are shown when the form is sent, and cleared when the field changes, so that nothing moves
// under the pointer.
for (const field of [name, chess960]) field.addEventListener('input', () => judge(field));
form.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === 'radio' || target.type === 'checkbox') show();
});
onSubmit(form, fault, create);
// Also needed when the browser returns to the page, whose state it may have kept, or whose choices
// it may have restored.
addEventListener('pageshow', () => {
  show();
  void listMine();
  void listTournaments();
  void listPublic();
});
new Living();
