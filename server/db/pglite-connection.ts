import type { PGlite } from '@electric-sql/pglite';
import { rolledBack, type Connection, type QueryAnswer } from './connection.ts';

/** The one session of a PGlite, which was made with our parsers: given with each statement, all of them are copied each time. */
export class PgliteConnection implements Connection {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  get broken(): boolean {
    return this.#pglite.closed;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const { rows, affectedRows } = await this.#pglite.query<Record<string, unknown>>(text, [...parameters]);
    return affectedRows === undefined ? { rows } : { rows, affected: affectedRows };
  }

  async script(text: string): Promise<void> {
    await this.#pglite.exec(text);
  }

  begin(): Promise<void> {
    return this.script('begin');
  }

  async commit(): Promise<void> {
    const [done] = await this.#pglite.exec('commit');
    if (done?.command === 'ROLLBACK') throw rolledBack();
  }

  async rollback(): Promise<void> {
    await this.script('rollback').catch(() => undefined);
  }

  async close(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}
