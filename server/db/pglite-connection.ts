import type { PGlite } from '@electric-sql/pglite';
import { rolledBack, type Connection, type QueryAnswer } from './connection.ts';

/** The one session of a PGlite, which was made with our parsers: given with each statement, all of them are copied each time. */
export class PgliteConnection implements Connection {
  readonly #pglite: PGlite;
  /** Ends with all statements that were sent so far. */
  #sent: Promise<unknown> = Promise.resolve();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  get broken(): boolean {
    return this.#pglite.closed;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const { rows, affectedRows } = await this.inTurn(() =>
      this.#pglite.query<Record<string, unknown>>(text, [...parameters]),
    );
    return affectedRows === undefined ? { rows } : { rows, affected: affectedRows };
  }

  async script(text: string): Promise<void> {
    await this.inTurn(() => this.#pglite.exec(text));
  }

  begin(): Promise<void> {
    return this.script('begin');
  }

  async commit(): Promise<void> {
    const [done] = await this.inTurn(() => this.#pglite.exec('commit'));
    if (done?.command === 'ROLLBACK') throw rolledBack();
  }

  async rollback(): Promise<void> {
    await this.script('rollback').catch(() => undefined);
  }

  /** Runs what sends a statement once all that were sent before have ended. */
  protected inTurn<T>(send: () => Promise<T>): Promise<T> {
    const turn = this.#sent.then(send);
    this.#sent = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}
