import { Announcer } from './announcer.ts';
import type { Database, Sql, StoreTx } from './database.ts';
import { asApiError, isConflict, isLost } from './failures.ts';
import { withHandle } from './handle.ts';
import type { ConnectionPool } from './pool.ts';
import { setSession } from './slot.ts';
import type { Slot } from './slot.ts';
import { scopeName, storeScope } from './scopes.ts';
import type { Scope } from './scopes.ts';
import type { StoreEvent } from '../ports/ports.ts';

const ATTEMPTS = 6;

/** The work of one attempt; `committing` tells whether its outcome may be unknown after a failure. */
interface Attempt {
  committing: boolean;
}

/** What is left to do when the work of a transaction is done. */
interface Ending {
  /** To announce once it is committed. */
  events: StoreEvent[];
  /** Statements under way, behind which the commit is sent. */
  last: Promise<unknown>[];
  /** To be told of the commit. */
  committed: (() => void)[];
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** `Database` over a pool: every connection that leaves the pool has its scope set before the first statement runs. */
export class ScopedDatabase implements Database {
  readonly #pool: ConnectionPool;
  readonly #announcer: Announcer;
  readonly #closing: () => Promise<void>;

  constructor(pool: ConnectionPool, closing: () => Promise<void>) {
    this.#pool = pool;
    this.#announcer = new Announcer(pool);
    this.#closing = closing;
  }

  read<T>(storeId: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#read(storeScope(storeId), work);
  }

  write<T>(storeId: number, work: (tx: StoreTx) => Promise<T>): Promise<T> {
    return this.#write(storeScope(storeId), async (sql, { events, last, committed }) =>
      work({
        storeId,
        sql,
        notify: (event) => void events.push({ ...event, storeId }),
        last: (statement) => {
          // Where the work fails after all, its own error is the one to tell.
          statement.catch(() => undefined);
          last.push(statement);
        },
        committed: (then) => void committed.push(then),
      }),
    );
  }

  platform<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#read('platform', work);
  }

  platformWrite<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#write('platform', work);
  }

  async healthy(): Promise<boolean> {
    const answered = this.platform((sql) => sql.selectNoFrom((eb) => eb.lit(1).as('one')).execute()).then(
      () => true,
      () => false,
    );
    return Promise.race([answered, pause(1000).then(() => false)]);
  }

  async close(): Promise<void> {
    await this.#announcer.close();
    await this.#pool.close();
    await this.#closing();
  }

  #read<T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#attempt(scope, async (slot) => {
      if (slot.scope === scopeName(scope)) return withHandle(slot.connection, work);
      // Not awaited before the work starts: the setting and the first statement travel together.
      return behind(setSession(slot, scope), withHandle(slot.connection, work));
    });
  }

  async #write<T>(scope: Scope, work: (sql: Sql, ending: Ending) => Promise<T>): Promise<T> {
    const { answer, ending } = await this.#attempt(scope, async (slot, attempt) => {
      const { connection } = slot;
      const ending: Ending = { events: [], last: [], committed: [] };
      const begun = begin(slot, scope);
      try {
        const answer = await behind(
          begun,
          withHandle(connection, (sql) => work(sql, ending)),
        );
        attempt.committing = true;
        await behind(Promise.all(ending.last), connection.commit());
        return { answer, ending };
      } catch (error) {
        if (!attempt.committing) await connection.rollback();
        throw error;
      }
    });
    this.#announcer.announce(ending.events);
    for (const then of ending.committed) then();
    return answer;
  }

  async #attempt<T>(scope: Scope, work: (slot: Slot, attempt: Attempt) => Promise<T>): Promise<T> {
    for (let number = 1; ; number += 1) {
      const attempt: Attempt = { committing: false };
      try {
        const slot = await this.#pool.acquire(scopeName(scope));
        try {
          return await work(slot, attempt);
        } finally {
          this.#pool.release(slot);
        }
      } catch (error) {
        if (!mayRepeat(error, attempt, number)) throw asApiError(error);
        await pause(Math.random() * 8 * 2 ** number);
      }
    }
  }
}

/** A conflict undid everything. A connection that was lost before COMMIT was sent, too: once more, on another one. */
function mayRepeat(error: unknown, attempt: Attempt, number: number): boolean {
  if (isConflict(error)) return number < ATTEMPTS;
  return isLost(error) && !attempt.committing && number === 1;
}

/** The session has the scope before the transaction begins, so that a rollback leaves it as it is. Both travel together. */
function begin(slot: Slot, scope: Scope): Promise<void> {
  const begun = () => slot.connection.begin();
  return slot.scope === scopeName(scope) ? begun() : behind(setSession(slot, scope), begun());
}

/** The second's answer once both have ended; it counts for nothing when the first, on which it stands, failed. */
async function behind<T>(first: Promise<unknown>, second: Promise<T>): Promise<T> {
  const [ground, answer] = await Promise.allSettled([first, second]);
  if (ground.status === 'rejected') throw ground.reason;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
