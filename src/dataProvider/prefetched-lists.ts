import type { Http, HttpAnswer } from './http.ts';

/** Maximum age of an answer in milliseconds; after it the next caller sends the call again. */
const FRESH = 10_000;

export interface PrefetchedLists {
  /** Sends the call now, for its next caller. @returns its answer */
  prefetch(path: string): Promise<HttpAnswer>;
  /** Takes the answer of a prefetched call, once; undefined when there is none. */
  take(path: string): Promise<HttpAnswer> | undefined;
}

/** Lists that are requested while the code that shows them still loads. */
export function createPrefetchedLists(http: Http): PrefetchedLists {
  const asked = new Map<string, { answer: Promise<HttpAnswer>; at: number }>();
  return {
    prefetch(path) {
      const answer = http(path);
      // The caller that takes the answer handles its error. There may be no such caller.
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
