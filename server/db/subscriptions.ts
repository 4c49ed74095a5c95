import type { StoreEvent } from '../ports/ports.ts';

type Listener = (event: StoreEvent) => void;

/** The listeners of this process, by store. */
export class Subscriptions {
  readonly #listeners = new Map<number, Set<Listener>>();

  subscribe(storeId: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(storeId) ?? new Set();
    this.#listeners.set(storeId, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(storeId) === listeners) this.#listeners.delete(storeId);
    };
  }

  publish(event: StoreEvent): void {
    for (const listener of this.#listeners.get(event.storeId) ?? []) listener(event);
  }

  /** After a gap in which events may have been missed: every store's listeners should look again. */
  resync(): void {
    for (const storeId of this.#listeners.keys()) this.publish({ storeId, type: 'resync' });
  }
}
