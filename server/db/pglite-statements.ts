import { parse, protocol, type messages, type PGlite } from '@electric-sql/pglite';
import type { QueryAnswer } from './connection.ts';
import { isStalePlan } from './failures.ts';
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
export class PgliteStatements {
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
