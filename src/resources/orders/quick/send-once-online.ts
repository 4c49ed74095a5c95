import { readDraft } from '../../../ui/form/draft-store.ts';

/** Of orders whose page was left with something unsent, by the key of the draft. */
const waiting = new Map<string, AbortController>();

/**
 * Keeps the promise that what is typed without signal is sent when it is back, also from another page. A draft that is
 * gone by then was sent already, or its owner has signed out.
 */
export function sendOnceOnline(key: string, send: () => void): void {
  sentHere(key);
  if (readDraft(key) === undefined) return;
  const control = new AbortController();
  waiting.set(key, control);
  const online = (): void => {
    waiting.delete(key);
    if (readDraft(key) !== undefined) send();
  };
  window.addEventListener('online', online, { once: true, signal: control.signal });
}

/** The page of the order is open again, and sends by itself. */
export function sentHere(key: string): void {
  waiting.get(key)?.abort();
  waiting.delete(key);
}
