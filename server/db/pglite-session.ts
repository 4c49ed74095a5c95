import { parse, protocol, type messages, type PGlite } from '@electric-sql/pglite';
import { APP_ROLE } from './app-session.ts';
import type { QueryAnswer } from './connection.ts';
import { quote } from './ddl/identifiers.ts';
import { isStalePlan } from './failures.ts';
import { PgliteConnection } from './pglite-connection.ts';
import { StatementNames } from './statement-names.ts';

type Messages = messages.BackendMessage[];

interface Prepared {
  /** Types of its parameters, by OID. */
  types: number[];
  /** What describes the columns of its rows. */
  described: Messages;
}

/** No file is written before the end of a statement. */
const MEANWHILE = { syncToFs: false };
const { serialize } = protocol;

/**
 * Statements of the one session of a PGlite. `PGlite.query` has each text parsed and planned anew, which takes longer
 * than most of our queries. So a text that comes again is prepared under a name, as over node-postgres.
 */
class PgliteStatements {
  readonly #pglite: PGlite;
  readonly #names = new StatementNames();
  readonly #prepared = new Map<string, Prepared>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** @throws the driver's error, as `PGlite.query` does */
  async run(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const name = this.#names.of(text);
    if (name === undefined)
      return answerOf(await this.#pglite.query<Record<string, unknown>>(text, [...parameters]));
    return this.#pglite.runExclusive(async () => {
      const answer: Messages = [];
      try {
        const { types, described } = this.#prepared.get(name) ?? (await this.#prepare(name, text));
        const values = parameters.map((value, at) => this.#serialized(value, types[at]));
        answer.push(...(await this.#send(serialize.bind({ statement: name, values }))), ...described);
        answer.push(...(await this.#send(serialize.execute({}))));
      } catch (error) {
        if (isStalePlan(error)) this.#names.forget(text);
        throw error;
      } finally {
        answer.push(...(await this.#pglite.execProtocol(serialize.sync())).messages);
      }
      return answerOf(parse.parseResults(answer, this.#pglite.parsers)[0]);
    });
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    await this.#send(serialize.parse({ name, text }));
    const told = await this.#send(serialize.describe({ type: 'S', name }));
    const prepared = {
      types: parse.parseDescribeStatementResults(told),
      described: told.filter((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  async #send(message: Uint8Array): Promise<Messages> {
    return (await this.#pglite.execProtocol(message, MEANWHILE)).messages;
  }

  #serialized(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  }
}

interface Results {
  rows: QueryAnswer['rows'];
  affectedRows?: number;
}

function answerOf({ rows, affectedRows }: Results = { rows: [] }): QueryAnswer {
  return affectedRows === undefined ? { rows } : { rows, affected: affectedRows };
}

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
