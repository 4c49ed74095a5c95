import { type Connection, endRead, type Sessions, withHandle } from './connection.ts';
import type { Sql } from './database.ts';
import { isConflict, isUnavailable } from './failures.ts';
import { beginIn, storeScope } from './scope.ts';

/** Milliseconds between samples of how far the primary is. */
const SAMPLE_PAUSE = 1000;
/** Milliseconds that a read of the replica may be behind the primary. */
const MOST_BEHIND = 3000;
/** Milliseconds to begin a read: a replica that is slower is left alone. */
const PATIENCE = 1000;
/** Milliseconds without a try after it lagged, failed or was silent. */
const AWAY = 5000;

/** How far the primary had written at a moment of this process. */
interface Sample {
  at: number;
  lsn: string;
}

/**
 * A streaming replica for reads that may be a few seconds behind: lists, exports, statistics. It serves a store where it
 * has replayed a sample of the primary that is younger than 3 seconds. The sample must also be younger than the last
 * write of that store that this process knows of. In any other case, and when it fails, the primary answers.
 */
export class Replica {
  readonly #sessions: Sessions;
  readonly #settings: string[];
  /** When each store last wrote; forgotten once a sample is younger. */
  readonly #written = new Map<number, number>();
  #sample: Sample | undefined;
  #sampling = false;
  #awayUntil = -Infinity;

  /** @param settings of each transaction */
  constructor(sessions: Sessions, settings: string[]) {
    this.#sessions = sessions;
    this.#settings = settings;
  }

  /** The store was written to, here or elsewhere. */
  noteWrite(storeId: number): void {
    this.#written.set(storeId, performance.now());
  }

  /**
   * @param position asks the primary how far it has written
   * @returns undefined where the primary has to answer
   */
  async read<T>(
    storeId: number,
    position: () => Promise<string>,
    work: (sql: Sql) => Promise<T>,
  ): Promise<{ answer: T } | undefined> {
    const sample = this.#sampleFor(storeId, position);
    if (sample === undefined) return undefined;
    try {
      const connection = await inTime(this.#begin(storeId, sample));
      if (connection === undefined) return this.#away();
      try {
        return { answer: await withHandle(connection, work) };
      } finally {
        void endRead(connection);
      }
    } catch (error) {
      if (isUnavailable(error) || isConflict(error)) return this.#away();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#sessions.close();
  }

  #away(): undefined {
    this.#awayUntil = performance.now() + AWAY;
  }

  /** The sample that the replica must have replayed to serve this store; undefined where it may not. */
  #sampleFor(storeId: number, position: () => Promise<string>): Sample | undefined {
    const now = performance.now();
    if (now < this.#awayUntil) return undefined;
    const sample = this.#sample;
    if (sample === undefined || now - sample.at > SAMPLE_PAUSE) void this.#takeSample(position);
    if (sample === undefined || now - sample.at > MOST_BEHIND) return undefined;
    return (this.#written.get(storeId) ?? -Infinity) < sample.at ? sample : undefined;
  }

  async #takeSample(position: () => Promise<string>): Promise<void> {
    if (this.#sampling) return;
    this.#sampling = true;
    const at = performance.now();
    try {
      this.#sample = { at, lsn: await position() };
      for (const [storeId, written] of this.#written) if (written < at) this.#written.delete(storeId);
    } catch {
      // The primary does not answer: without samples no read is the replica's.
    } finally {
      this.#sampling = false;
    }
  }

  /** A session inside the store's scope that has replayed the sample; undefined where it has not, or is promoted. */
  async #begin(storeId: number, { lsn }: Sample): Promise<Connection | undefined> {
    const connection = await this.#sessions.acquire();
    const [begun, asked] = await Promise.allSettled([
      connection.script(beginIn(storeScope(storeId), ' read only', this.#settings)),
      connection.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh', [lsn]),
    ]);
    if (
      begun.status === 'fulfilled' &&
      asked.status === 'fulfilled' &&
      asked.value.rows[0]?.['fresh'] === true
    )
      return connection;
    void endRead(connection);
    if (begun.status === 'rejected') throw begun.reason;
    if (asked.status === 'rejected') throw asked.reason;
    return undefined;
  }
}

/** Undefined where it takes too long; the session is given back when it comes. */
async function inTime(beginning: Promise<Connection | undefined>): Promise<Connection | undefined> {
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      late = true;
      resolve(undefined);
    }, PATIENCE);
  });
  const begun = beginning.then((connection) => {
    if (!late || connection === undefined) return connection;
    void endRead(connection);
    return undefined;
  });
  try {
    return await Promise.race([begun, patience]);
  } finally {
    clearTimeout(timer);
    begun.catch(() => undefined);
  }
}
