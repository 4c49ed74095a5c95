import type { QueryClient } from '@tanstack/react-query';
import type { UndoableMutation } from 'ra-core';
import { createContext, use } from 'react';

/**
 * Undoable writes of react-admin's views that are on screen and not sent yet. react-admin's own queue is a state of
 * React: it is lost with the page, and only a notice empties it.
 */
export interface PendingWrites {
  /** For `AddUndoableMutationContext`. A write that no notice claims within `UNCLAIMED` is sent. */
  add(mutation: UndoableMutation): void;
  /** For `TakeUndoableMutationContext`: the oldest write that no notice has claimed. It sends or undoes once. */
  take(): UndoableMutation | undefined;
  /**
   * Pairs the undoable notices in the queue with the writes: both come in the same order. The write of a notice that has
   * left the queue is sent.
   */
  pair(queue: readonly object[]): void;
  /** What undoes the write of a notice; undefined when there is none, or none any more. */
  undoOf(notice: object): (() => void) | undefined;
  /** How many wait. */
  count(): number;
  /** Changes with the writes and their pairs; for `useSyncExternalStore(subscribe, version)`. */
  version(): number;
  subscribe(listener: () => void): () => void;
  /** Sends all of them, and resolves when each has its answer. */
  sendAll(): Promise<void>;
}

/** Milliseconds: time for a slow phone to draw the notice. A view that shows none gives nobody a button to undo with. */
const UNCLAIMED = 5_000;

export function createPendingWrites(queries: QueryClient): PendingWrites {
  const waiting = new Set<UndoableMutation>();
  /** Their timers. */
  const unclaimed = new Map<UndoableMutation, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const pairs = new Map<object, UndoableMutation>();
  let version = 0;
  const changed = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };

  function claim(write: UndoableMutation): void {
    clearTimeout(unclaimed.get(write));
    unclaimed.delete(write);
  }

  function take(): UndoableMutation | undefined {
    const [oldest] = unclaimed.keys();
    if (oldest !== undefined) claim(oldest);
    return oldest;
  }

  return {
    add(mutation) {
      const write: UndoableMutation = (answer) => {
        if (!waiting.delete(write)) return;
        claim(write);
        changed();
        mutation(answer);
      };
      waiting.add(write);
      unclaimed.set(
        write,
        setTimeout(() => write({ isUndo: false }), UNCLAIMED),
      );
      changed();
    },
    take,
    pair(queue) {
      for (const [notice, write] of pairs) {
        if (queue.includes(notice)) continue;
        pairs.delete(notice);
        write({ isUndo: false });
      }
      for (const notice of queue) {
        const write = pairs.has(notice) ? undefined : take();
        if (write === undefined) continue;
        pairs.set(notice, write);
        changed();
      }
    },
    undoOf(notice) {
      const write = pairs.get(notice);
      return write && waiting.has(write) ? () => write({ isUndo: true }) : undefined;
    },
    version: () => version,
    count: () => waiting.size,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async sendAll() {
      for (const write of waiting) write({ isUndo: false });
      await allAnswered(queries);
    },
  };
}

/** The calls of the mutations run in the query client. */
function allAnswered(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = queries.getMutationCache();
    let stop = (): void => undefined;
    const check = (): void => {
      if (queries.isMutating() > 0) return;
      stop();
      resolve();
    };
    stop = cache.subscribe(check);
    check();
  });
}

export const PendingWritesContext = createContext<PendingWrites | null>(null);

export function usePendingWrites(): PendingWrites {
  const pending = use(PendingWritesContext);
  if (pending === null) throw new Error('Nothing around this component sends undoable writes');
  return pending;
}
