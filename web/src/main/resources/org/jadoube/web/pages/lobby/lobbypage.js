// @ts-check
// The lobby: who looks for a game, and how to get one.

import { ApiError, beKnown, get, post, request, sentence } from '../common/api.js';
import { $, chosen, input, one } from '../common/dom.js';
import { judge, judgeName, showFault } from '../common/fields.js';
import { patched } from '../common/patch.js';
import { Stream } from '../common/stream.js';
import { onSubmit } from '../common/submitting.js';
import { counted, phrase, text } from '../common/texts.js';
import * as seats from '../game/seats.js';
import { ComputerForm } from './computerform.js';
import { OfferList, personNode } from './offerlist.js';
import { arrived, coloured, named, ownColour, terms } from './offers.js';
import * as pending from './pending.js';

const LATE_MILLIS = 1_000;

const form = one(HTMLFormElement, '#seeking');
const name = input(form, 'name');
const account = input(form, 'account');
const asked = new URLSearchParams(location.search);
const lists = {
  received: new OfferList($('#received')),
  own: new OfferList($('#own')),
  seeks: new OfferList($('#seeks')),
  open: new OfferList($('#open')),
};

/** @type {LobbyState} */
let lobby = { seeks: {}, challenges: {}, here: { accounts: [], guests: 0, all: 0 } };
/** @type {OwnOffers} */
let own = { seeks: [], received: [], made: [] };
/** @type {ChallengeOffer | undefined} */
let wanted; // the challenge of the address
let sequence = 0;
let known = false;
let looking = asked.has('challenge'); // whether it is still to be seen what has become of the challenge of the address

/** @param {string} words */
const say = (words) => { $('#announcer').textContent = words; };

/** @param {string} words */
function tell(words) {
  $('#gone').textContent = words;
  $('#gone').hidden = !words;
}

/** Goes to a game with a seat in it. @param {{ id: string, path: string, colour?: Colour }} game @param {string | undefined} token */
function go({ id, path, colour }, token) {
  pending.drop(id);
  if (token && colour) seats.remember(id, { token, colour, since: Date.now() });
  say(text('lobby.begins'));
  location.assign(path);
}

/** Asks what has become of something that this tab has made. @param {string} id */
async function settle(id) {
  const made = pending.all()[id];
  if (!made) return;
  try {
    const now = await get(`/api/lobby/${made.kind}/${id}`, made.token);
    if (now.status === 'playing') go(now, made.token);
    if (now.status !== 'declined') return;
    tell(text('lobby.declined', { name: made.to }));
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 404) return;
  }
  pending.drop(id);
}

/** @param {'seeks' | 'challenges'} kind @param {Proposed} proposed @param {string} [to] */
function follow(kind, proposed, to) {
  if (proposed.status === 'playing') return go(proposed, proposed.token);
  pending.add(proposed.id, { kind, token: proposed.token, to });
  setTimeout(() => settle(proposed.id), LATE_MILLIS);
}

/** @param {() => Promise<unknown>} act */
async function trying(act) {
  $('#offer-fault').textContent = '';
  try {
    await act();
  } catch (problem) {
    $('#offer-fault').textContent = sentence(problem);
  }
}

const playsAs = () => name.value.trim() || undefined;

/** @param {'seeks' | 'challenges'} kind @param {string} id @param {object} [more] */
async function accept(kind, id, more) {
  const seat = await post(`/api/lobby/${kind}/${id}/acceptance`, { body: { name: playsAs(), ...more } });
  follow(kind, seat);
}

/** @param {'seeks' | 'challenges'} kind @param {string} id */
async function takeBack(kind, id) {
  await request('DELETE', `/api/lobby/${kind}/${id}`, { token: pending.all()[id]?.token });
  pending.drop(id);
}

/** @param {ChallengeOffer} challenge */
async function decline(challenge) {
  if (own.received.some(({ id }) => id === challenge.id)) await post(`/api/lobby/challenges/${challenge.id}/refusal`, { body: {} });
  if (wanted?.id === challenge.id) forget();
}

/** Leaves the challenge of the address. */
function forget() {
  wanted = undefined;
  history.replaceState(null, '', location.pathname);
  show();
}

/** Who offers what, for somebody who may accept. @param {import('./offers.js').Offer} offer */
const said = (offer) => ({ name: named(offer.by), terms: terms(offer, coloured(offer)) });

/** @param {import('./offers.js').Offer} offer @param {'seeks' | 'challenges'} kind */
const playing = (offer, kind) => ({
  who: personNode(offer.by),
  colour: coloured(offer),
  choices: [
    {
      words: text('lobby.play'),
      label: text('lobby.play-with', said(offer)),
      act: () => trying(() => accept(kind, offer.id)),
    },
  ],
});

/** The colour that the address asks for, where a challenge leaves it open. @param {ChallengeOffer} challenge */
function wish(challenge) {
  const colour = asked.get('color');
  return challenge.id === wanted?.id && !coloured(challenge) && (colour === 'white' || colour === 'black') ? colour : undefined;
}

/** @param {ChallengeOffer} challenge */
function answering(challenge) {
  const colour = wish(challenge);
  return {
    who: phrase('lobby.wants', { name: named(challenge.by) }),
    colour: colour ?? coloured(challenge),
    choices: [
      {
        words: text('lobby.accept'),
        label: text('lobby.accept-of', said(challenge)),
        primary: true,
        act: () => trying(() => accept('challenges', challenge.id, { colour })),
      },
      {
        words: text('lobby.decline'),
        label: text('lobby.decline-of', said(challenge)),
        act: () => trying(() => decline(challenge)),
      },
    ],
  };
}

/** @param {import('./offers.js').Offer} offer */
function waiting(offer) {
  const challenge = 'until' in offer;
  const open = challenge && !offer.to;
  const words = challenge && offer.to ? phrase('lobby.sent-to', { name: offer.to.name }) : [text(open ? 'lobby.with-link' : 'lobby.seeking')];
  return {
    who: words,
    colour: ownColour(offer),
    link: open ? `/lobby?challenge=${offer.id}` : undefined,
    choices: [
      {
        words: text('lobby.cancel'),
        label: text('lobby.cancel-of', { terms: terms(offer, ownColour(offer)) }),
        act: () => trying(() => takeBack(challenge ? 'challenges' : 'seeks', offer.id)),
      },
    ],
  };
}

function showPeople() {
  const { accounts, guests, all } = lobby.here;
  $('#count').textContent = [counted('lobby.here', all), guests > 0 ? counted('lobby.guests', guests) : '']
    .filter(Boolean)
    .join(' · ');
  $('#people').replaceChildren(
    ...accounts.map((person) => {
      const element = document.createElement('li');
      element.append(...personNode(person));
      return element;
    }),
  );
  $('#accounts').replaceChildren(...accounts.map((person) => new Option('', person.name)));
}

function show() {
  const mine = new Set([...own.seeks, ...own.made].map(({ id }) => id));
  const invited = wanted && !mine.has(wanted.id) && !own.received.some(({ id }) => id === wanted?.id) ? [wanted] : [];
  const received = [...invited, ...own.received];
  const seeks = Object.values(lobby.seeks).filter(({ id }) => !mine.has(id));
  const open = Object.values(lobby.challenges).filter(({ id }) => !mine.has(id) && id !== wanted?.id);
  if (!looking) lists.received.show(received, answering);
  lists.own.show([...own.seeks, ...own.made], waiting);
  if (!known) return; // the page has kept as much room as there are offers
  lists.seeks.show(seeks, (seek) => playing(seek, 'seeks'));
  lists.open.show(open, (challenge) => playing(challenge, 'challenges'));
  showPeople();
}

/** @param {LobbyState} state @param {number} number */
function becomes(state, number) {
  const mine = new Set(Object.keys(pending.all()));
  const gone = wanted && wanted.id in lobby.challenges && !(wanted.id in state.challenges) ? wanted.id : undefined;
  const news = known ? arrived(lobby.seeks, state.seeks, mine) : [];
  lobby = state;
  sequence = number;
  known = true;
  show();
  if (news.length > 0) say(news.map((seek) => text('lobby.new', said(seek))).join(' '));
  if (gone) void look(gone);
}

/** @param {OwnOffers} now */
function becomesOwn(now) {
  const before = new Set(own.received.map(({ id }) => id));
  const news = now.received.filter(({ id }) => !before.has(id));
  const gone = wanted?.to && before.has(wanted.id) && !now.received.some(({ id }) => id === wanted?.id) ? wanted.id : undefined;
  own = now;
  show();
  if (news.length > 0) say(news.map((each) => text('lobby.challenged', said(each))).join(' '));
  for (const id of pending.settled(own)) void settle(id);
  if (gone) void look(gone);
}

/** @param {LobbyMessage} message */
function receive(message) {
  if (message.type === 'welcome') $('#guest').hidden = message.you === 'account';
  if (message.type === 'lobby') becomes(message.state, message.sequence);
  if (message.type === 'own') becomesOwn(message);
  if (message.type !== 'change') return;
  // A patch of another state: only the whole will do.
  if (message.from !== sequence) stream?.restart();
  else becomes(patched(lobby, message.patch), message.sequence);
}

/** Shows the challenge of the address, or what has become of it. @param {string} id */
async function look(id) {
  try {
    if (pending.all()[id]) return;
    const now = await get(`/api/lobby/challenges/${encodeURIComponent(id)}`);
    if (now.status === 'playing') return location.replace(now.path);
    wanted = now.challenge;
    tell(wanted ? '' : text('lobby.gone'));
  } catch (problem) {
    wanted = undefined;
    tell(problem instanceof ApiError && problem.status === 404 ? text('lobby.gone') : sentence(problem));
  } finally {
    looking = false;
    show();
  }
}

function showForm() {
  const whom = chosen(form, 'whom');
  $('#challenged').hidden = whom !== 'account';
  one(HTMLButtonElement, '.primary', form).textContent = text(whom === 'anybody' ? 'lobby.seek' : 'lobby.challenge');
}

async function seek() {
  const whom = chosen(form, 'whom');
  const to = whom === 'account' ? account.value.trim() : undefined;
  const right = [judgeName(name), judge(account, to === '' && text('fault.unknown-account'))];
  if (right.includes(false)) return showFault(form);
  const colour = chosen(form, 'colour');
  const kind = whom === 'anybody' ? 'seeks' : 'challenges';
  const proposed = await post(`/api/lobby/${kind}`, {
    body: {
      timeControl: chosen(form, 'time'),
      colour: colour === 'random' ? undefined : colour,
      chess960: input(form, 'is960').checked,
      name: playsAs(),
      to,
    },
    retrying: () => { $('#fault').textContent = text('retrying'); },
  });
  seats.name.set(name.value.trim());
  follow(kind, proposed, to);
}

/** @type {Stream | undefined} */
let stream;

/** The device is made known first, since it is by which the server knows a guest. */
async function enter() {
  await beKnown().catch(() => {});
  stream = new Stream('/api/lobby', undefined, {
    onMessage: (message) => receive(/** @type {LobbyMessage} */ (/** @type {unknown} */ (message))),
    onState: (state) => { $('#connection').textContent = state === 'live' ? '' : text(state); },
    seen: () => undefined,
  });
}

name.value = seats.name.get();
name.addEventListener('input', () => judge(name));
account.addEventListener('input', () => judge(account));
form.addEventListener('change', showForm);
onSubmit(form, $('#fault'), seek);
addEventListener('pageshow', showForm);
showForm();
const challenge = asked.get('challenge');
if (challenge) void look(challenge);
void enter();
void new ComputerForm(playsAs).show();
