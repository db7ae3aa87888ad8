// @ts-check
// Requests to the server. Errors in its answers are thrown as ApiError.

import { has, language, text } from './texts.js';

export class ApiError extends Error {
  /** @param {number} status @param {Problem} error @param {number} [afterMillis] how long the server wants to be left alone */
  constructor(status, error, afterMillis = 0) {
    super(error.detail);
    this.status = status;
    this.error = error;
    this.afterMillis = afterMillis;
  }
}

/**
 * The message to show: rulings have their own sentence, other errors have texts of the page.
 *
 * @param {unknown} problem
 */
export function sentence(problem) {
  const { error } = /** @type {{ error?: Problem }} */ (problem);
  if (!error) return text('fault.unreachable');
  const { code, detail: message, pointer } = error;
  if (code === 'refused') return message;
  const fields = pointer ? [pointer.slice(1), pointer.slice(pointer.lastIndexOf('/') + 1)] : [];
  return text([...fields, code].map((each) => `fault.${each}`).find(has) ?? 'fault.server-error');
}

const PATIENCE_MILLIS = 60_000;
const PATIENCE_WITH_REFUSALS_MILLIS = 5_000;
const ANSWER_MILLIS = 15_000;
// Too many requests, or the server is temporarily unable to work: the request may succeed later.
const FOR_NOW = [429, 502, 503, 504];

/** Whether sending the request again may help. @param {unknown} problem */
export const passes = (problem) => !(problem instanceof ApiError) || FOR_NOW.includes(problem.status);

/**
 * @typedef {object} Wanted
 * @property {unknown} [body]
 * @property {string} [token]
 * @property {string} [key] equal for every attempt
 * @property {boolean} [brief] whether the answer need not have the state of the game
 * @property {AbortController} [control] aborts the request
 * @property {number} [millis] how long to wait for the answer
 */

/**
 * Sends once.
 *
 * @param {string} method
 * @param {string} path
 * @param {Wanted} wanted
 */
export async function request(
  method,
  path,
  { body, token, key, brief = false, control = new AbortController(), millis = ANSWER_MILLIS },
) {
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers['Idempotency-Key'] = key;
  if (brief) headers.Prefer = 'return=minimal';
  const end = setTimeout(() => control.abort(), millis);
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: control.signal,
    });
    const answer = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw new ApiError(response.status, answer, afterMillis(response));
    return answer;
  } finally {
    clearTimeout(end);
  }
}

/** @param {Response} response */
const afterMillis = ({ headers }) => 1000 * (Number(headers?.get('Retry-After')) || 0);

/** The wait before the next attempt. @param {unknown} problem @param {number} millis at least */
export const waitAfter = (problem, millis) => Math.max(millis, problem instanceof ApiError ? problem.afterMillis : 0);

/** @param {number} millis */
const pause = (millis) => new Promise((done) => setTimeout(done, millis));

/** @param {string} path @param {string} [token] */
export const get = (path, token) => request('GET', path, { token });

const DEVICE = 'jadoube:device';
const KNOWN_DAYS = 300; // the cookie lives longer

/** Gets a cookie for this device. A key counts only from somebody whom the server knows, by a token or this cookie. */
export async function beKnown() {
  if (Number(localStorage.getItem(DEVICE)) > Date.now()) return;
  await request('POST', '/api/device', {});
  localStorage.setItem(DEVICE, String(Date.now() + KNOWN_DAYS * 86_400_000));
}

/**
 * Sends until there is an answer. Because the key stays the same, the server acts only once.
 *
 * @param {string} path
 * @param {Wanted & { retrying?: () => void }} wanted `retrying` is called after each failed attempt
 */
export async function post(path, { body, token, key = newKey(), retrying = () => {} }) {
  const begun = Date.now();
  for (let wait = 250; ; wait = Math.min(wait * 2, 3000)) {
    try {
      if (!token) await beKnown();
      return await request('POST', path, { body, token, key });
    } catch (problem) {
      const patience = problem instanceof ApiError ? PATIENCE_WITH_REFUSALS_MILLIS : PATIENCE_MILLIS;
      if (!passes(problem) || Date.now() > begun + patience) throw problem;
      retrying();
      await pause(waitAfter(problem, wait));
    }
  }
}

const MOST_CONNECTIONS = 6; // that a browser keeps open to one server
const DEAD_MILLIS = 2_500;

/** Tests all connections that the browser has kept, since a dead one would swallow the next request. */
export function dropDeadConnections() {
  for (let i = 0; i < MOST_CONNECTIONS; i++) {
    fetch('/api/time', { cache: 'no-store', signal: AbortSignal.timeout(DEAD_MILLIS) }).catch(() => {});
  }
}

/** Random letters and digits; works without HTTPS, too. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
