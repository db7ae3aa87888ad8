// Requests to the server. What it refuses comes as an ApiError.

import { has, language, text } from './texts.js';

export class ApiError extends Error {
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** What to say of it: a ruling has its own sentence, faults of forms and links have texts of the page. */
export function sentence(problem) {
  if (!problem.error) return text('fault.unreachable');
  const { code, message, pointer } = problem.error;
  if (code === 'refused') return message;
  const key = `fault.${pointer ? pointer.slice(1) : code}`;
  return text(has(key) ? key : 'fault.server-error');
}

const PATIENCE_MILLIS = 60_000;

async function once(method, path, { body, token, key }) {
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers['Idempotency-Key'] = key;
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const answer = await response.json();
  if (!response.ok) throw new ApiError(response.status, answer.error);
  return answer;
}

const pause = (millis) => new Promise((done) => setTimeout(done, millis));

export const get = (path) => once('GET', path, {});

/** Sends until there is an answer: with the same key, the server does it only once. */
export async function post(path, { body, token, key = newKey(), retrying = () => {} }) {
  const until = Date.now() + PATIENCE_MILLIS;
  for (let wait = 250; ; wait = Math.min(wait * 2, 3000)) {
    try {
      return await once('POST', path, { body, token, key });
    } catch (problem) {
      if (problem instanceof ApiError || Date.now() > until) throw problem;
      retrying();
      await pause(wait);
    }
  }
}

/** Letters and digits that nobody else draws; works without HTTPS too. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
