import type { StoreEvent } from '../ports/ports.ts';
import { notifyStatement } from './notify.ts';
import type { ConnectionPool } from './pool.ts';
import { scopeName } from './scopes.ts';

/** Most events that wait. When the database is away for so many, their listeners have given up. */
const MOST_WAITING = 10_000;
/** Milliseconds before a send that failed is tried again. */
const PAUSE = 500;

/**
 * Announces to every process what was committed. NOTIFY inside the writes' own transactions would make their commits
 * wait for each other. PostgreSQL holds one lock for all notifying commits until they reach the disk (measured: half
 * the writes a second). So the announcer sends after the commit. What is committed during one send goes out with the
 * next.
 */
export class Announcer {
  readonly #pool: ConnectionPool;
  #waiting: StoreEvent[] = [];
  #sending: Promise<void> | undefined;
  #closing = false;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  /** Call it after the commit. */
  announce(events: StoreEvent[]): void {
    if (events.length === 0 || this.#waiting.length > MOST_WAITING) return;
    this.#waiting.push(...events);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
  }

  /** Sends the waiting events. Events that cannot be sent at once are lost, as in a crash. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const events = this.#waiting.splice(0);
      try {
        await this.#notify(events);
      } catch {
        if (this.#closing) return;
        this.#waiting.unshift(...events);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  async #notify(events: StoreEvent[]): Promise<void> {
    const slot = await this.#pool.acquire(scopeName('platform'));
    try {
      // Whatever scope the session has: the statement reads no table.
      await slot.connection.query(...notifyStatement(events));
    } finally {
      this.#pool.release(slot);
    }
  }
}
