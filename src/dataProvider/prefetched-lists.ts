import type { Http, HttpAnswer } from './http.ts';

/** Milliseconds that an answer may be old when it is taken; a later asker sends the call anew. */
const FRESH = 10_000;

export interface PrefetchedLists {
  /** Sends the call now, for whoever makes it next. @returns its answer */
  prefetch(path: string): Promise<HttpAnswer>;
  /** The answer of a call that was sent before, once; undefined when there is none. */
  take(path: string): Promise<HttpAnswer> | undefined;
}

/** Lists that are asked for while the code that shows them still loads. */
export function createPrefetchedLists(http: Http): PrefetchedLists {
  const asked = new Map<string, { answer: Promise<HttpAnswer>; at: number }>();
  return {
    prefetch(path) {
      const answer = http(path);
      // Whoever takes the answer handles its error. Nobody may take it.
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
