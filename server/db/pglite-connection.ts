import type { PGlite } from '@electric-sql/pglite';
import type { Connection, QueryAnswer } from './connection.ts';
import { PARSERS } from './values.ts';

const parsers: Record<number, (text: string) => unknown> = { ...PARSERS };

/** The one session of a PGlite. */
export class PgliteConnection implements Connection {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  get broken(): boolean {
    return this.#pglite.closed;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const { rows, affectedRows } = await this.#pglite.query<Record<string, unknown>>(text, [...parameters], {
      parsers,
    });
    return affectedRows === undefined ? { rows } : { rows, affected: affectedRows };
  }

  async script(text: string): Promise<void> {
    await this.#pglite.exec(text);
  }

  begin(): Promise<void> {
    return this.script('begin');
  }

  /** PGlite answers the commit of a failed transaction without a word; a statement before it does complain. */
  async commit(): Promise<void> {
    try {
      await this.script('select 1');
    } finally {
      await this.script('commit');
    }
  }

  async rollback(): Promise<void> {
    await this.script('rollback').catch(() => undefined);
  }

  async close(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}
