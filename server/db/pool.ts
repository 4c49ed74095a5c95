import { ApiError } from '../errors.ts';
import type { Connection } from './connection.ts';
import type { Slot } from './scopes.ts';

/**
 * Callers that wait, a line for each scope. The lines take turns, so that one store's flood does not make the others
 * wait for all of it.
 */
class WaitingLines<Waiter> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Waiter[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(scope: string, waiter: Waiter): void {
    const line = this.#lines.get(scope);
    if (line === undefined) this.#lines.set(scope, [waiter]);
    else line.push(waiter);
    this.#size += 1;
  }

  /** Takes who has waited longest in the line whose turn it is; the line's next turn comes after all others'. */
  shift(): Waiter | undefined {
    for (const [scope, line] of this.#lines) {
      const waiter = line.shift();
      this.#lines.delete(scope);
      if (line.length > 0) this.#lines.set(scope, line);
      if (waiter !== undefined) this.#size -= 1;
      return waiter;
    }
    return undefined;
  }

  /** Takes who came last in the longest line, where that is longer than this scope's would be. */
  popLongest(scope: string): Waiter | undefined {
    let longest: Waiter[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= (this.#lines.get(scope)?.length ?? 0) + 1) return undefined;
    this.#size -= 1;
    return longest.pop();
  }

  /** Takes out one who waits no more. */
  remove(scope: string, waiter: Waiter): void {
    const line = this.#lines.get(scope) ?? [];
    const at = line.indexOf(waiter);
    if (at === -1) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(scope);
    this.#size -= 1;
  }
}

interface PoolOptions {
  open(): Promise<Connection>;
  max: number;
  /** Milliseconds to wait for a connection before the call fails as `unavailable`. */
  patience: number;
  /** Callers that may wait. One more gets `unavailable` at once, so that those who wait are still served in time. */
  longestQueue: number;
}

interface Waiter {
  serve(slot: Slot): void;
  fail(error: unknown): void;
}

/**
 * Lends each connection to one caller at a time; stores that wait take turns. It prefers an idle connection whose session already has the wanted
 * scope. So a busy store's reads need not set the scope again.
 */
export class ConnectionPool {
  readonly #options: PoolOptions;
  readonly #idle: Slot[] = [];
  readonly #waiters = new WaitingLines<Waiter>();
  readonly #lent = new Set<Slot>();
  #opening = 0;
  #closed = false;
  #drained: (() => void) | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** @throws ApiError `unavailable` when none comes free in time, too many wait already, or the pool is closed. */
  async acquire(scope: string): Promise<Slot> {
    if (this.#closed) throw new ApiError('unavailable', { message: 'The database is closed' });
    const slot = this.#takeIdle(scope);
    if (slot !== undefined) return this.#lend(slot);
    if (this.#size() < this.#options.max) return this.#lend(await this.#open());
    return this.#wait(scope);
  }

  /** Gives the slot back; a broken one is closed instead. */
  release(slot: Slot): void {
    this.#lent.delete(slot);
    if (slot.connection.broken) this.#replace(slot);
    else {
      const waiter = this.#closed ? undefined : this.#waiters.shift();
      if (waiter === undefined) this.#idle.push(slot);
      else waiter.serve(this.#lend(slot));
    }
    if (this.#lent.size === 0) this.#drained?.();
  }

  /** Waits up to `patience` for work under way, then closes every connection. */
  async close(): Promise<void> {
    this.#closed = true;
    for (let waiter = this.#waiters.shift(); waiter !== undefined; waiter = this.#waiters.shift())
      waiter.fail(new ApiError('unavailable', { message: 'The database is closing' }));
    if (this.#lent.size > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#options.patience);
        this.#drained = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    await Promise.all([...this.#idle.splice(0), ...this.#lent].map((slot) => slot.connection.close()));
  }

  #size(): number {
    return this.#idle.length + this.#lent.size + this.#opening;
  }

  #lend(slot: Slot): Slot {
    this.#lent.add(slot);
    return slot;
  }

  #takeIdle(scope: string): Slot | undefined {
    for (let at = this.#idle.length - 1; at >= 0; at -= 1) {
      const slot = this.#idle[at];
      if (slot?.connection.broken === true) {
        this.#idle.splice(at, 1);
        void slot.connection.close();
      }
    }
    const at = this.#idle.findLastIndex((slot) => slot.scope === scope);
    return at === -1 ? this.#idle.pop() : this.#idle.splice(at, 1)[0];
  }

  async #open(): Promise<Slot> {
    this.#opening += 1;
    try {
      return { connection: await this.#options.open(), scope: undefined };
    } finally {
      this.#opening -= 1;
    }
  }

  #wait(scope: string): Promise<Slot> {
    const full = new ApiError('unavailable', { message: 'Too many calls wait for the database' });
    if (this.#waiters.size >= this.#options.longestQueue) {
      // Of a scope that has more waiting than the caller's, the last one makes room.
      const other = this.#waiters.popLongest(scope);
      if (other === undefined) return Promise.reject(full);
      other.fail(full);
    }
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        this.#waiters.remove(scope, waiter);
      };
      const waiter: Waiter = {
        serve: (slot) => (settle(), resolve(slot)),
        fail: (error) => (settle(), reject(error)),
      };
      const timer = setTimeout(
        () =>
          waiter.fail(new ApiError('unavailable', { message: 'No database connection came free in time' })),
        this.#options.patience,
      );
      this.#waiters.push(scope, waiter);
    });
  }

  /** A lost connection leaves room for a new one, which the caller gets whose turn it is. */
  #replace(slot: Slot): void {
    void slot.connection.close();
    const waiter = this.#waiters.shift();
    if (waiter === undefined) return;
    this.#open().then(
      (opened) => waiter.serve(this.#lend(opened)),
      (error: unknown) => waiter.fail(error),
    );
  }
}
