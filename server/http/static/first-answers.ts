import { setTimeout as pause } from 'node:timers/promises';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { firstCalls } from '../../../domain/lists/first-calls.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { RequestInfo } from '../handler.ts';

const API = '/api/v1';
const SESSION = '/users/token';

/** Milliseconds. The code of a page takes longer on its way, and a call that takes longer still is made by the page. */
const PATIENCE = 400;

interface FirstAnswer {
  headers: Record<string, string>;
  /** JSON. */
  body: string;
}

/** The answers to the calls that a page makes first, as JSON: `{at, answers}`, by path. */
export type FirstAnswers = (request: Request, pathname: string, info: RequestInfo) => Promise<string>;

interface FirstAnswersPorts {
  fetch(request: Request, info: RequestInfo): Promise<Response>;
  resources: readonly Resource[];
  now(): Date;
}

/**
 * Answers the first calls of a page with the page itself. Each is made as the page would make it, with its cookie, so
 * that nothing is answered here that the API would refuse. What it refuses or answers late is left out.
 */
export function createFirstAnswers({ fetch, resources, now }: FirstAnswersPorts): FirstAnswers {
  return async (request, pathname, info) => {
    const answers = new Map<string, FirstAnswer>();
    const at = now().getTime();
    const { origin, search } = new URL(request.url);
    const headers = new Headers({ accept: 'application/json' });
    for (const name of ['cookie', 'accept-language', 'x-forwarded-for']) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const ask = async (path: string): Promise<string | undefined> => {
      const response = await fetch(new Request(origin + API + path, { headers }), info);
      if (response.status !== 200) return undefined;
      const body = await response.text();
      answers.set(path, { headers: readHeaders(response.headers), body });
      return body;
    };
    const askAll = async (): Promise<void> => {
      const session = await ask(SESSION);
      if (session === undefined || search !== '') return;
      const calls = firstCalls(resources, { pathname, session: readSession(session), now: now() });
      await Promise.all(calls.map(ask));
    };
    await Promise.race([askAll(), pause(PATIENCE, undefined, { ref: false })]);
    const members = [...answers].map(
      ([path, { headers: sent, body }]) =>
        `${JSON.stringify(path)}:{"headers":${JSON.stringify(sent)},"json":${body}}`,
    );
    // Nothing in a value may end the element that holds it.
    return `{"at":${at},"answers":{${members.join(',')}}}`.replaceAll('<', '\\u003c');
  };
}

/** What the client reads of an answer besides its body: totals, and where a list continues. */
const READ: ReadonlySet<string> = new Set(['x-total-count', 'x-total-count-relation', 'x-next-after']);

function readHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => READ.has(name)));
}

function readSession(body: string): SessionInfo {
  // The answer of our own API, whose schema its tests check.
  return JSON.parse(body) as SessionInfo;
}
