import type { TestAnswer, TestClient } from '../client.ts';
import type { Act, Step } from './steps.ts';

/** A write that was answered. Its request id stands in the log of changes when it was done. */
export interface Answered {
  act: Act;
  requestId: string;
  status: number;
  body: unknown;
  /** It named a product, a variant or a client that was deleted before it was sent. */
  late: boolean;
}

type Method = 'post' | 'patch' | 'put' | 'delete';

export interface WalkCalls {
  answered: Answered[];
  send<T>(
    act: Act,
    step: Step,
    method: Method,
    path: string,
    body: unknown,
    more?: More,
  ): Promise<TestAnswer<T>>;
  /** For what is not JSON. */
  call<T>(
    act: Act,
    step: Step,
    ask: (requestId: string) => Promise<TestAnswer<T>>,
    late?: boolean,
  ): Promise<TestAnswer<T>>;
}

interface More {
  headers?: Record<string, string>;
  late?: boolean;
}

/** Asked again at most so often while the server says that it is busy. */
const PATIENCE = 50;

/** The writes of a walk, of which each is noted with its answer. */
export function walkCalls(by: TestClient): WalkCalls {
  const answered: Answered[] = [];

  const call: WalkCalls['call'] = async (act, { repeated }, ask, late = false) => {
    const requestId = crypto.randomUUID();
    const once = async () => {
      for (let tries = 1; ; tries += 1) {
        const answer = await ask(requestId);
        if (answer.status !== 503 || tries === PATIENCE) return answer;
      }
    };
    const answer = await once();
    // The second answer is the first one's, unless that was a refusal: nothing is kept of those.
    const last = repeated ? await once() : answer;
    answered.push({ act, requestId, status: last.status, body: last.body, late });
    return last;
  };

  return {
    answered,
    call,
    send: (act, step, method, path, body, { headers = {}, late = false } = {}) =>
      call(
        act,
        step,
        (requestId) => by[method](path, body, { headers: { ...headers, 'x-request-id': requestId } }),
        late,
      ),
  };
}
