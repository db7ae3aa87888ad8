// @ts-check
// Signs in and out, creates an account, and shows the holder of an account their offices.

import { get, newKey, request, sentence } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { blame, showFault } from '../common/fields.js';
import { HouseRules } from './houserules.js';
import { COUNTED, faults, FORMATS, ONLINE, PLACES, SIDES, terms } from './newtournament.js';
import { account, leave } from './officials.js';
import { fault } from '../tournament/tournamentfault.js';
import { onceAtATime } from '../common/submitting.js';
import { phrase, text } from '../common/texts.js';
import { seemsShort } from './timechoice.js';

const form = one(HTMLFormElement, '#sign');
const signFault = $('#fault');
const key = newKey(); // of the tournament that may be created here
let doubted = ''; // the time control about which the organiser was warned
/** @type {AccountDocument | undefined} */
let self;

/** The page to return to, which must be one of this server. */
function next() {
  const wanted = new URLSearchParams(location.search).get('next') ?? '';
  const there = new URL(wanted, location.origin);
  return wanted.startsWith('/') && there.origin === location.origin ? there.pathname : '';
}

/** @param {string} tournament */
async function office(tournament) {
  const item = document.createElement('li');
  const { terms } = await request('GET', `/api/tournaments/${tournament}`, {});
  const links = [{ path: 'tournament', name: terms.name }, { path: 'desk', name: text('tournament.desk-of', { name: terms.name }) }];
  for (const { path, name } of links) {
    const link = document.createElement('a');
    link.href = `/${path}/${tournament}`;
    link.textContent = name;
    item.append(link, ' ');
  }
  return item;
}

/** @param {AccountDocument | undefined} who */
async function show(who) {
  self = who;
  form.hidden = who !== undefined;
  $('#self').hidden = who === undefined;
  $('#lead').hidden = who !== undefined;
  $('#hello').replaceChildren(...(who ? phrase('tournament.hello', { name: who.name }) : [text('tournament.sign-in')]));
  if (!who) return input(form, 'account').focus();
  const tournaments = [...new Set(who.roles.map(({ scope }) => scope).filter((scope) => scope.startsWith('tournament:')).map((scope) => scope.slice('tournament:'.length)))];
  $('#nothing').hidden = tournaments.length > 0;
  $('#offices').replaceChildren(...(await Promise.all(tournaments.map((tournament) => office(tournament)))));
}

/** @param {SubmitEvent} tournament */
async function submit(tournament) {
  tournament.preventDefault();
  signFault.textContent = '';
  const up = tournament.submitter instanceof HTMLButtonElement && tournament.submitter.value === 'up';
  const body = { name: input(form, 'account').value.trim(), password: input(form, 'password').value };
  try {
    await request('POST', up ? '/api/accounts' : '/api/session', { body });
    const who = await account();
    if (next()) location.assign(next());
    else await show(who);
  } catch (problem) {
    signFault.textContent = sentence(problem);
  }
}

const founding = one(HTMLFormElement, '#tournament');
const houseRules = new HouseRules(founding);
const [format, place, sides, edition, colours] = ['format', 'place', 'sides', 'edition', 'colours'].map((name) => one(HTMLSelectElement, `[name=${name}]`, founding));

function showFormat() {
  $('#rounds').hidden = !COUNTED.includes(format.value);
  $('#team-boards').hidden = sides.value !== 'teams';
  $('#team-colours').hidden = sides.value !== 'teams' || format.value !== 'swiss';
  $('#half-point-byes').hidden = format.value !== 'swiss';
}

function showPlace() {
  $('#keeping').hidden = place.value !== 'table';
  const fits = (/** @type {string} */ name) => (place.value === 'online' ? true : (name === ONLINE) === (place.value === 'hybrid'));
  for (const each of edition.options) each.disabled = !fits(each.value);
  if (!fits(edition.value)) edition.value = [...edition.options].find(({ value }) => fits(value))?.value ?? '';
}

/** @param {string} name */
const ticked = (name) => input(founding, name).checked;

/** The values of the form. */
function wished() {
  const [name, rounds, minutes, seconds, control, late, draws, boards, venue, byes, last] = ['tournament-name', 'rounds', 'minutes', 'seconds', 'control', 'late', 'draws', 'boards', 'venue', 'byes', 'last'].map((field) => input(founding, field).value);
  const [judges, supervised, claims, scores] = ['judges', 'supervised', 'claims', 'scores'].map(ticked);
  const times = { minutes, seconds, control, late };
  return { name, format: format.value, rounds, ...times, draws, edition: edition.value, place: place.value, sides: sides.value, colours: colours.value, boards, venue, byes, last, judges, supervised, claims, scores, houseRules: houseRules.text, settled: houseRules.settled };
}

/** Warns once if a time control looks like minutes, and throws its fault. @param {string} control */
async function doubt(control) {
  const { terms: said } = await get(`/api/terms?timeControl=${encodeURIComponent(control)}`);
  const doubtful = seemsShort(control) && doubted !== control;
  doubted = control;
  return doubtful ? text('short', { terms: said }) : '';
}

/** Creates a tournament, and makes its organiser chief arbiter as well, if wished. @param {AccountDocument} self */
async function found(self) {
  const told = $('#tournament-fault');
  const kept = await houseRules.judge();
  const said = wished();
  const body = terms(said);
  blame(founding, told, faults(said).map(({ name, fault: wrong, ...range }) => ({ name, said: text(wrong, range) })));
  if (!kept) return showFault(founding);
  if (!body) return;
  try {
    told.textContent = input(founding, 'control').value.trim() === '' || !body.regulations.timeControl ? '' : await doubt(body.regulations.timeControl);
    if (told.textContent !== '') return;
    const { id } = await request('POST', '/api/tournaments', { body, key });
    if (ticked('judges')) await request('POST', `/api/tournaments/${id}/roles`, { body: { role: 'chief-arbiter', account: self.name } });
    location.assign(`/tournament/${id}`);
  } catch (problem) {
    told.textContent = fault(problem);
  }
}

edition.append(new Option(ONLINE, ONLINE));
format.replaceChildren(...FORMATS.map((each) => new Option(text(`tournament.format.${each}`), each)));
place.replaceChildren(...PLACES.map((each) => new Option(text(`tournament.place.${each}`), each)));
sides.replaceChildren(...SIDES.map((each) => new Option(text(`tournament.sides.${each}`), each)));
for (const list of [format, sides]) list.addEventListener('change', showFormat);
place.addEventListener('change', showPlace);
showFormat();
showPlace();
const foundOnce = onceAtATime(async () => self && found(self));
founding.addEventListener('submit', (tournament) => {
  tournament.preventDefault();
  foundOnce();
});
form.addEventListener('submit', submit);
$('#out').onclick = async () => {
  await leave();
  await show(undefined);
};
account()
  .then(show)
  .catch((problem) => {
    form.hidden = false;
    signFault.textContent = sentence(problem);
  });
