import { sql as raw } from 'kysely';
import { toHex } from '../encoding.ts';
import type { Sql } from './database.ts';

/** Milliseconds between probes, which cost a write each. */
const PAUSE = 5_000;

/** Random bytes of a probe. They are hardly compressed, and fill new pages of a table: a full disk has none. */
const SIZE = 20_000;

/** Thrown to take the probe back. */
class TakenBack extends Error {}

/** A standby, a database that an operator has set so, or one that its host has set so for want of space. */
export async function isReadOnly(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ read_only: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only`.execute(sql);
  return rows[0]?.read_only === true;
}

/**
 * Remembers that the database refused a write, until it takes one again. Nothing is written to find out while all is
 * well, so that questions about health cost no write.
 */
export class WriteProbe {
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
    this.#next = now + PAUSE;
    const written = await this.#write(async (sql) => {
      await sql
        .insertInto('requests')
        .values({
          store_id: 0,
          user_id: 0,
          request_id: randomHex(16),
          fingerprint: '',
          answer: randomHex(SIZE),
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
