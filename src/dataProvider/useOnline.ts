import { useSyncExternalStore } from 'react';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { ApiHttpError } from './api-error.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a connection. True does not promise that the server answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/**
 * Whether the device has a connection and the newest read was answered. A phone with bars and no data says that it is
 * online, and so does a browser that opens a page from its worker.
 */
export function useConnected(): boolean {
  const online = useOnline();
  const queries = useQueryClient().getQueryCache();
  const answered = useSyncExternalStore(
    (listener) => queries.subscribe(listener),
    () => isAnswered(queries),
  );
  return online && answered;
}

const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['network', 'timeout']);

function isAnswered(queries: QueryCache): boolean {
  let answer = 0;
  let silence = 0;
  for (const { state } of queries.getAll()) {
    const lost = state.error instanceof ApiHttpError && WITHOUT_ANSWER.has(state.error.code);
    if (lost) silence = Math.max(silence, state.errorUpdatedAt);
    else answer = Math.max(answer, state.dataUpdatedAt, state.errorUpdatedAt);
  }
  return silence <= answer;
}
