import type { PGlite } from '@electric-sql/pglite';
import { APP_ROLE } from './app-session.ts';
import type { QueryAnswer } from './connection.ts';
import { quote } from './ddl/identifiers.ts';
import { PgliteConnection } from './pglite-connection.ts';
import { PgliteStatements } from './pglite-statements.ts';

/** Rows that statements have changed since the last look at what each table has changed. */
const CHANGED = 1000;

/** As autovacuum analyses, but not small tables: any plan is good for those (PostgreSQL, `autovacuum_analyze_scale_factor`). */
const DUE = `select relname as name from pg_stat_user_tables
  where schemaname = current_schema() and n_mod_since_analyze > 500 + n_live_tup / 10`;

/**
 * The session of the application. PGlite has no autovacuum: after a commit this vacuums and analyses the tables that have
 * changed much. Plans without statistics read whole tables. A search reads all that was not yet merged into its index.
 */
export class PgliteSession extends PgliteConnection {
  readonly #statements: PgliteStatements;
  #changed = 0;

  constructor(pglite: PGlite) {
    super(pglite);
    this.#statements = new PgliteStatements(pglite);
  }

  override async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const answer = await this.inTurn(() => this.#statements.run(text, parameters));
    this.#changed += answer.affected ?? 0;
    return answer;
  }

  override async commit(): Promise<void> {
    await super.commit();
    if (this.#changed < CHANGED) return;
    this.#changed = 0;
    await this.#vacuum();
  }

  /** Only the owner of a table may. The pool lends this one session to nobody else meanwhile. */
  async #vacuum(): Promise<void> {
    // What was just committed is otherwise counted a second later (PostgreSQL, "The Cumulative Statistics System").
    await this.script('select pg_stat_force_next_flush()');
    const { rows } = await this.query(DUE, []);
    if (rows.length === 0) return;
    await this.script('reset role');
    try {
      await this.script(`vacuum (analyze) ${rows.map(({ name }) => quote(String(name))).join(', ')}`);
    } finally {
      await this.script(`set role ${APP_ROLE}`);
    }
  }
}
