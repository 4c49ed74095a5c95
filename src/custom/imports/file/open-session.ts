import { FileFault } from '../../../../domain/imports/file-fault.ts';
import { createImportSession, type ImportSession } from './import-session.ts';
import type { SessionAnswer, SessionCall } from './worker-messages.ts';

/** A session in a worker of its own; in the page itself where the platform has no workers, such as in tests. */
export function openSession(): ImportSession {
  if (typeof Worker === 'undefined') return createImportSession();
  const worker = new Worker(new URL('./session-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: SessionAnswer) => void>();
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SessionAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const [id, answer] of waiting) answer({ id, failure: message });
    waiting.clear();
  });
  // What a method answers is what the same method of the worker's session has answered.
  const call = <T>(method: SessionCall['method'], args: unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, ({ result, fault, failure }) => {
        if (fault) reject(new FileFault(fault.key, fault.place));
        else if (failure !== undefined) reject(new Error(failure));
        else resolve(result as T);
      });
      worker.postMessage({ id: calls, method, args }, []);
    });
  return {
    open: (...args) => call('open', args),
    setTitles: (line) => call('setTitles', [line]),
    choose: (...args) => call('choose', args),
    review: (...args) => call('review', args),
    edit: (...args) => call('edit', args),
    remove: (...args) => call('remove', args),
    restore: () => call('restore', []),
    unchecked: () => call('unchecked', []),
    take: (...args) => call('take', args),
    records: () => call('records', []),
  };
}
