import { sql as raw } from 'kysely';
import { toHex } from '../encoding.ts';
import type { StoreEvent } from '../ports/ports.ts';
import { type Connection, endRead, type Sessions, withHandle } from './connection.ts';
import type { Database, Sql, StoreTx } from './database.ts';
import { asApiError, isConflict, isLost, refusesWrites } from './failures.ts';
import { notifyStatement } from './notify.ts';
import type { Replica } from './replica.ts';
import { beginIn, staffScope, storeScope, type Scope } from './scope.ts';

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
class Announcer {
  readonly #sessions: Sessions;
  #waiting: StoreEvent[] = [];
  #sending: Promise<void> | undefined;
  #closing = false;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
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
    const connection = await this.#sessions.acquire();
    try {
      // Without a scope: the statement reads no table.
      await connection.query(...notifyStatement(events));
    } finally {
      await connection.close();
    }
  }
}

const ATTEMPTS = 6;

/** One attempt of the work; while `committing` is true, a failure leaves its outcome unknown. */
interface Attempt {
  committing: boolean;
}

/** What the database still does after the work of a transaction. */
interface Ending {
  /** Events that are announced after the commit. */
  events: StoreEvent[];
  /** Statements under way; the commit is sent after them. */
  last: Promise<unknown>[];
  /** Callbacks that run after the commit. */
  committed: (() => void)[];
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * `Database` over sessions. A scope is set in the message of the first statement, or of each of a read, for one
 * transaction; a session remembers none, so that a pooler in transaction mode may stand in between.
 */
export class ScopedDatabase implements Database {
  readonly #sessions: Sessions;
  readonly #settings: string[];
  readonly #announcer: Announcer;
  readonly #replica: Replica | undefined;
  readonly #closing: () => Promise<void>;
  readonly #probe = new WriteProbe((work) => this.platformWrite(work));

  readonly noteWrite: ((storeId: number) => void) | undefined;

  /**
   * @param settings of each transaction, which the sessions do not have by themselves
   * @param closing what else ends with it
   */
  constructor(sessions: Sessions, settings: string[], closing: () => Promise<void>, replica?: Replica) {
    this.#sessions = sessions;
    this.#settings = settings;
    this.#announcer = new Announcer(sessions);
    this.#closing = closing;
    this.#replica = replica;
    this.noteWrite = replica === undefined ? undefined : (storeId) => replica.noteWrite(storeId);
  }

  read<T>(storeId: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#read(storeScope(storeId), work);
  }

  async readReplica<T>(storeId: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    const found = await this.#replica?.read(storeId, () => this.platform(walPosition), work);
    return found === undefined ? this.read(storeId, work) : found.answer;
  }

  write<T>(storeId: number, work: (tx: StoreTx) => Promise<T>): Promise<T> {
    const written = this.#write(storeScope(storeId), async (sql, { events, last, committed }) =>
      work({
        storeId,
        sql,
        notify: (event) => void events.push({ ...event, storeId }),
        last: (statement) => {
          // When the work fails, the caller gets the work's error, not this statement's.
          statement.catch(() => undefined);
          last.push(statement);
        },
        committed: (then) => void committed.push(then),
      }),
    );
    // Also where it failed: a connection that was lost may have committed.
    return this.noteWrite === undefined ? written : written.finally(() => this.noteWrite?.(storeId));
  }

  platform<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#read('platform', work);
  }

  staff<T>(userId: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#read(staffScope(userId), work);
  }

  platformWrite<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#write('platform', work);
  }

  healthy(): Promise<boolean> {
    const one = this.platform((sql) => sql.selectNoFrom((eb) => eb.lit(1).as('one')).execute());
    return withinASecond(one.then(() => true));
  }

  writable(): Promise<boolean> {
    return withinASecond(this.platform(isReadOnly).then((readOnly) => !readOnly && this.#probe.mayWrite()));
  }

  async close(): Promise<void> {
    await this.#announcer.close();
    await Promise.all([this.#sessions.close(), this.#replica?.close()]);
    await this.#closing();
  }

  #read<T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#attempt(async () => {
      const connection = await this.#sessions.acquire();
      const within = connection.within?.(scope);
      if (within !== undefined) return withHandle(within, work).finally(() => connection.close());
      try {
        return await this.#inScope(connection, beginIn(scope, ' read only', this.#settings), work);
      } finally {
        // The answer does not wait for it.
        void endRead(connection);
      }
    });
  }

  async #write<T>(scope: Scope, work: (sql: Sql, ending: Ending) => Promise<T>): Promise<T> {
    const { answer, ending } = await this.#attempt(async (attempt) => {
      const connection = await this.#sessions.acquire();
      const ending: Ending = { events: [], last: [], committed: [] };
      try {
        const begin = beginIn(scope, '', this.#settings);
        const answer = await this.#inScope(connection, begin, (sql) => work(sql, ending));
        attempt.committing = true;
        await pipelined(Promise.all(ending.last), connection.commit());
        return { answer, ending };
      } catch (error) {
        if (refusesWrites(error)) this.#probe.refused();
        if (!attempt.committing) await connection.rollback();
        throw error;
      } finally {
        await connection.close();
      }
    });
    this.#announcer.announce(ending.events);
    for (const then of ending.committed) then();
    return answer;
  }

  /** The work does not wait until its transaction has begun: its first statement is sent together with the scope. */
  #inScope<T>(connection: Connection, begin: string, work: (sql: Sql) => Promise<T>): Promise<T> {
    return pipelined(connection.script(begin), withHandle(connection, work));
  }

  async #attempt<T>(work: (attempt: Attempt) => Promise<T>): Promise<T> {
    for (let number = 1; ; number += 1) {
      const attempt: Attempt = { committing: false };
      try {
        return await work(attempt);
      } catch (error) {
        if (!mayRepeat(error, attempt, number)) throw asApiError(error);
        await pause(Math.random() * 8 * 2 ** number);
      }
    }
  }
}

function withinASecond(answer: Promise<boolean>): Promise<boolean> {
  return Promise.race([answer.catch(() => false), pause(1000).then(() => false)]);
}

/**
 * A conflict undid everything, so the work may run again. A connection lost before COMMIT undid it too: one more try.
 */
function mayRepeat(error: unknown, attempt: Attempt, number: number): boolean {
  if (isConflict(error)) return number < ATTEMPTS;
  return isLost(error) && !attempt.committing && number === 1;
}

/**
 * Waits for two statements that were sent together. Throws the first's error first: the second depends on it. @returns
 * the second's answer
 */
async function pipelined<T>(first: Promise<unknown>, second: Promise<T>): Promise<T> {
  const [ground, answer] = await Promise.allSettled([first, second]);
  if (ground.status === 'rejected') throw ground.reason;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}

/** Milliseconds between probes, which cost a write each. */
const PROBE_PAUSE = 5_000;

/** Random bytes of a probe. They are hardly compressed, and fill new pages of a table: a full disk has none. */
const PROBE_SIZE = 20_000;

/** Thrown to take the probe back. */
class TakenBack extends Error {}

/** How far the primary has written. */
async function walPosition(sql: Sql): Promise<string> {
  const text = raw<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`;
  const { rows } = await text.execute(sql);
  return rows[0]?.lsn ?? '';
}

/** A standby, a database that an operator has set so, or one that its host has set so for want of space. */
async function isReadOnly(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ read_only: boolean }>`
    select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as read_only`.execute(
    sql,
  );
  return rows[0]?.read_only === true;
}

/**
 * Remembers that the database refused a write, until it takes one again. Nothing is written to find out while all is
 * well, so that questions about health cost no write.
 */
class WriteProbe {
  readonly #write: (work: (sql: Sql) => Promise<void>) => Promise<void>;
  #refused = false;
  #next = 0;

  /** @param write runs a work in a transaction, and rolls it back when it throws */
  constructor(write: (work: (sql: Sql) => Promise<void>) => Promise<void>) {
    this.#write = write;
  }

  refused(): void {
    this.#refused = true;
  }

  /** Probes at most every five seconds after a refusal. */
  async mayWrite(): Promise<boolean> {
    if (!this.#refused) return true;
    const now = performance.now();
    if (now < this.#next) return false;
    this.#next = now + PROBE_PAUSE;
    const written = await this.#write(async (sql) => {
      await sql
        .insertInto('requests')
        .values({
          store_id: 0,
          user_id: 0,
          request_id: randomHex(16),
          fingerprint: '',
          answer: randomHex(PROBE_SIZE),
        })
        .execute();
      throw new TakenBack();
    }).catch((error: unknown) => error instanceof TakenBack);
    if (written === true) this.#refused = false;
    return !this.#refused;
  }
}

function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
