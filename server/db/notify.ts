import type { StoreEvent } from '../ports/ports.ts';
import type { LiveEvents } from './database.ts';

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

/** Null when another program sent it. */
function readEvent(text: string): StoreEvent | null {
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
export class Subscriptions implements LiveEvents {
  readonly healthy: () => boolean;
  readonly #before: (event: StoreEvent) => void;
  readonly #listeners = new Map<number, Set<Listener>>();
  /** When the last event of a store was heard, in milliseconds since 1970. */
  readonly #heardAt = new Map<number, number>();
  /** Events from before are unknown. */
  #completeSince = Date.now();

  /**
   * @param connected whether events of the database arrive
   * @param before is called with each event before its listeners are, and of a store without listeners too
   */
  constructor(connected: () => boolean, before: (event: StoreEvent) => void = () => {}) {
    this.healthy = connected;
    this.#before = before;
  }

  readonly subscribe = (storeId: number, listener: Listener): (() => void) => {
    const listeners = this.#listeners.get(storeId) ?? new Set();
    this.#listeners.set(storeId, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(storeId) === listeners) this.#listeners.delete(storeId);
    };
  };

  readonly quietSince = (storeId: number, at: number): boolean =>
    this.healthy() && at > this.#completeSince && at > (this.#heardAt.get(storeId) ?? 0);

  /** Takes the payload of a notification, which may be another program's. */
  receive(payload: string | undefined): void {
    const event = payload === undefined ? null : readEvent(payload);
    if (event === null) return;
    this.#before(event);
    this.#publish(event);
  }

  /** After a gap in which events may have been missed: every store's listeners should look again. */
  resync(): void {
    this.#completeSince = Date.now();
    for (const storeId of this.#listeners.keys()) this.#publish({ storeId, type: 'resync' });
  }

  #publish(event: StoreEvent): void {
    this.#heardAt.set(event.storeId, Date.now());
    for (const listener of this.#listeners.get(event.storeId) ?? []) listener(event);
  }
}
