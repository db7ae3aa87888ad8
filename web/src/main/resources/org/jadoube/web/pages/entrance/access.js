// @ts-check
// Makes and ends tokens with which programs act for an account, and lets programs that ask for one
// have it (OAuth). The address says what a program asks for.

import { request, sentence } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { account } from './officials.js';
import { text } from '../common/texts.js';

const ASKED = 'jadoube-asked'; // by a program, while its user signs in
const OAUTH = '/oauth';

const making = one(HTMLFormElement, '#making');
const fault = $('#fault');
const wanted = asked();
const isAsked = location.pathname === OAUTH;

/** What the address asks for, also after signing in, which does not keep it. */
function asked() {
  if (location.search) sessionStorage.setItem(ASKED, location.search);
  return new URLSearchParams(sessionStorage.getItem(ASKED) ?? '');
}

/** @returns {HTMLInputElement[]} */
function choices() {
  return [...making.querySelectorAll('input')].filter(({ name }) => name === 'scope');
}

function chosen() {
  return choices().filter(({ checked }) => checked).map(({ value }) => value);
}

/** @param {KeptToken} token */
function item(token) {
  const row = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = token.name || '–';
  const scopes = document.createElement('span');
  scopes.textContent = token.scopes.join(', ');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('access.end');
  button.addEventListener('click', async () => {
    await request('DELETE', `/api/account/tokens/${token.id}`, {});
    await show();
  });
  row.append(name, scopes, button);
  return row;
}

async function show() {
  const who = await account();
  $('#sign-in').hidden = who !== undefined;
  making.hidden = who === undefined;
  if (!who) one(HTMLAnchorElement, '#sign-in a').href = `/sign-in?next=${location.pathname}`;
  $('#kept').hidden = !who?.tokens.length;
  $('#kept ul').replaceChildren(...(who?.tokens ?? []).map(item));
}

function fill() {
  const scopes = [...wanted.getAll('scopes[]'), ...(wanted.get('scope') ?? '').split(' ')];
  for (const choice of choices()) choice.checked = scopes.includes(choice.value);
  input(making, 'name').value = wanted.get('description') ?? wanted.get('client_id') ?? '';
  if (!isAsked) return;
  $('#name').hidden = true;
  $('#asking').hidden = false;
  $('#asking').textContent = text('access.asking', { name: wanted.get('client_id') ?? '?', address: wanted.get('redirect_uri') ?? '?' });
  for (const choice of choices()) choice.disabled = !choice.checked;
}

async function agree() {
  const fields = Object.fromEntries(wanted);
  const { redirect } = await request('POST', OAUTH, { body: { ...fields, scope: chosen().join(' ') } });
  sessionStorage.removeItem(ASKED);
  location.assign(redirect);
}

async function make() {
  const { token } = await request('POST', '/api/account/tokens', { body: { name: input(making, 'name').value.trim(), scopes: chosen() } });
  sessionStorage.removeItem(ASKED);
  $('#made').hidden = false;
  one(HTMLInputElement, '#token').value = token;
  await show();
}

making.addEventListener('submit', async (event) => {
  event.preventDefault();
  fault.textContent = '';
  try {
    await (isAsked ? agree() : make());
  } catch (problem) {
    fault.textContent = sentence(problem);
  }
});

fill();
void show();
