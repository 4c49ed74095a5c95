import type { Http, HttpAnswer } from './http.ts';

/** Milliseconds that an answer may be old when it is taken; who comes later asks anew. */
const FRESH = 10_000;

export interface Ahead {
  /** Sends the call now, for whoever makes it next. @returns its answer */
  ask(path: string): Promise<HttpAnswer>;
  /** The answer of a call that was sent ahead, once; undefined when there is none. */
  take(path: string): Promise<HttpAnswer> | undefined;
}

/** Reads that are sent while the code that needs them is still at work. */
export function createAhead(http: Http): Ahead {
  const asked = new Map<string, { answer: Promise<HttpAnswer>; at: number }>();
  return {
    ask(path) {
      const answer = http(path);
      // Told to whoever takes it; nobody may.
      answer.catch(() => undefined);
      asked.set(path, { answer, at: performance.now() });
      return answer;
    },
    take(path) {
      const known = asked.get(path);
      asked.delete(path);
      return known !== undefined && performance.now() - known.at < FRESH ? known.answer : undefined;
    },
  };
}
