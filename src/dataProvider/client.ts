import { isObject } from '../../domain/json/is-object.ts';
import { createHttp, type CallOptions, type Http, type HttpAnswer } from './http.ts';

/** @param email of the signed-in user, which every call carries */
export function createClient(email: () => string | undefined): Http {
  const http = createHttp({
    baseUrl: '/api/v1',
    email,
    locale: () => document.documentElement.lang || 'es',
    leaving: watchLeaving(),
  });
  return withFirstAnswers(http);
}

/** Whether the page is hidden, or on its way out. */
function watchLeaving(): () => boolean {
  let gone = false;
  addEventListener('pagehide', () => {
    gone = true;
  });
  // A page that the browser cached comes back.
  addEventListener('pageshow', () => {
    gone = false;
  });
  return () => gone || document.visibilityState === 'hidden';
}

/** How long the answers of a page may wait for their calls, in milliseconds. */
const FRESH = 30_000;

/**
 * Takes the answers that came with the page (`server/http/static/first-answers.ts`), each once, in place of a request.
 * A write makes them old. The stream of events says when it begins what has happened since.
 */
function withFirstAnswers(http: Http): Http {
  const { at, answers } = readFirstAnswers();
  const until = performance.now() + FRESH;
  let missed = at !== undefined;
  return async (path, options = {}) => {
    const { method = 'GET', as = 'json' } = options;
    if (method !== 'GET' || performance.now() > until) answers.clear();
    const known = as === 'json' ? answers.get(path) : undefined;
    answers.delete(path);
    if (known !== undefined) return known;
    if (as !== 'stream' || !missed) return http(path, options);
    missed = false;
    return http(path, since(`${at}-0`, options));
  };
}

function since(id: string, options: CallOptions): CallOptions {
  return { ...options, headers: { 'Last-Event-ID': id, ...options.headers } };
}

interface FirstAnswers {
  /** When the server made them, in milliseconds since 1970; undefined where the page has none. */
  at?: number;
  answers: Map<string, HttpAnswer>;
}

const FIRST_ANSWERS = 'first-answers';

/** Whether the page came from the server to a member. One that the worker has stored brings no answers. */
export function hasFirstAnswers(): boolean {
  return document.getElementById(FIRST_ANSWERS) !== null;
}

function readFirstAnswers(): FirstAnswers {
  const text = document.getElementById(FIRST_ANSWERS)?.textContent;
  if (!text) return { answers: new Map() };
  const { at, answers }: { at: number; answers: object } = JSON.parse(text);
  const entries = Object.entries(answers).map(([path, answer]): [string, HttpAnswer] => [
    path,
    answerOf(answer),
  ]);
  return { at, answers: new Map(entries) };
}

function answerOf(value: unknown): HttpAnswer {
  const { headers, json } = isObject(value) ? value : {};
  const pairs = isObject(headers) ? Object.entries(headers) : [];
  const sent = new Headers(pairs.map(([name, text]): [string, string] => [name, String(text)]));
  return { status: 200, headers: sent, json, blob: null, stream: null };
}
