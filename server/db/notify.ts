import type { StoreEvent } from '../ports/ports.ts';

export const CHANNEL = 'tendero';

/** PostgreSQL's limit is 8,000 bytes. */
const LARGEST = 7900;
const encoder = new TextEncoder();

/** An event that is too large loses its data: a listener then reads the record, as after any event. */
function payload(event: StoreEvent): string {
  const whole = JSON.stringify(event);
  if (encoder.encode(whole).length <= LARGEST) return whole;
  const { data: _, ...small } = event;
  return JSON.stringify(small);
}

/**
 * Sends the events; equal ones once. Its own commit need not wait for the disk. The data is committed already, and a
 * crash ends the listeners too.
 */
export function notifyStatement(events: StoreEvent[]): [text: string, parameters: unknown[]] {
  return [
    `select set_config('synchronous_commit', 'off', true), pg_notify($1::text, payload) from json_array_elements_text($2::json) as payload`,
    [CHANNEL, JSON.stringify(events.map(payload))],
  ];
}

/** The event that a listener received; null when another program sent it. */
export function readEvent(text: string): StoreEvent | null {
  try {
    const event: unknown = JSON.parse(text);
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
}

function isEvent(value: unknown): value is StoreEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'storeId' in value &&
    Number.isSafeInteger(value.storeId) &&
    'type' in value &&
    typeof value.type === 'string'
  );
}

type Listener = (event: StoreEvent) => void;

/** The listeners of this process, by store. */
export class Subscriptions {
  readonly #listeners = new Map<number, Set<Listener>>();
  /** When the last event of a store was heard, in milliseconds since 1970. */
  readonly #heardAt = new Map<number, number>();
  /** Events from before are unknown. */
  #completeSince = Date.now();

  subscribe(storeId: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(storeId) ?? new Set();
    this.#listeners.set(storeId, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(storeId) === listeners) this.#listeners.delete(storeId);
    };
  }

  quietSince(storeId: number, at: number): boolean {
    return at > this.#completeSince && at > (this.#heardAt.get(storeId) ?? 0);
  }

  publish(event: StoreEvent): void {
    this.#heardAt.set(event.storeId, Date.now());
    for (const listener of this.#listeners.get(event.storeId) ?? []) listener(event);
  }

  /** After a gap in which events may have been missed: every store's listeners should look again. */
  resync(): void {
    this.#completeSince = Date.now();
    for (const storeId of this.#listeners.keys()) this.publish({ storeId, type: 'resync' });
  }
}
