import { useLogoutIfAccessDenied } from 'ra-core';
import { useRef, useState } from 'react';
import { failureOf, type Failure } from './failure.ts';

interface WriteEnds<T> {
  onDone: (answer: T) => void | Promise<void>;
  onFailure: (failure: Failure) => void | Promise<void>;
}

/**
 * Runs one write at a time: a second press during a write does nothing. The calls of `dataProvider/` keep the request
 * id of an unanswered attempt. So another press cannot write twice either.
 */
export function useWrite() {
  const checkSession = useLogoutIfAccessDenied();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /** Rejects with what `onDone` and `onFailure` throw, never with what the write does. */
  async function run<T>(write: () => Promise<T>, { onDone, onFailure }: WriteEnds<T>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const [outcome] = await Promise.allSettled([write()]);
      if (outcome.status === 'fulfilled') await onDone(outcome.value);
      else {
        await onFailure(failureOf(outcome.reason));
        // The session's own box reports that it has ended.
        await checkSession(outcome.reason);
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, run };
}
