import { createContext, use } from 'react';
import { readDraft } from '../../../ui/form/draft-store.ts';

/** Orders whose page was left with something unsent, by the key of the draft. */
export interface UnsentOrders {
  /**
   * Keeps the promise that what is typed without signal is sent when it is back, also from another page. A draft that is
   * gone by then was sent already, or its owner has signed out.
   */
  sendOnceOnline(key: string, send: () => void): void;
  /** The page of the order is open again, and sends by itself. */
  sentHere(key: string): void;
}

export function createUnsentOrders(): UnsentOrders {
  const waiting = new Map<string, AbortController>();

  function sentHere(key: string): void {
    waiting.get(key)?.abort();
    waiting.delete(key);
  }

  return {
    sentHere,
    sendOnceOnline(key, send) {
      sentHere(key);
      if (readDraft(key) === undefined) return;
      const control = new AbortController();
      waiting.set(key, control);
      const online = (): void => {
        waiting.delete(key);
        if (readDraft(key) !== undefined) send();
      };
      window.addEventListener('online', online, { once: true, signal: control.signal });
    },
  };
}

export const UnsentOrdersContext = createContext<UnsentOrders | null>(null);

export function useUnsentOrders(): UnsentOrders {
  const unsent = use(UnsentOrdersContext);
  if (unsent === null) throw new Error('Nothing around this component sends what was typed without signal');
  return unsent;
}
