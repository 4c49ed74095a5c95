import { Query, type Connection as Wire } from 'pg';
import type { QueryAnswer } from './connection.ts';

/** A statement that the session has prepared, with its columns, which the server then need not describe again. */
export interface Prepared {
  name: string;
  columns: { name: string; parse(text: string): unknown }[];
}

/** One use of a prepared statement, and who waits for it. */
export interface Call {
  prepared: Prepared;
  /** As the server reads them: see `wireValues`. */
  values: (string | null)[];
  resolve(answer: CommandAnswer): void;
  reject(error: unknown): void;
}

export interface CommandAnswer extends QueryAnswer {
  /** `SELECT`, `COMMIT` … */
  command: string;
}

/**
 * Statements that travel as one message: the server answers them all with one write, instead of one each. They run in
 * order up to the first that fails, whose error is also that of those behind it, as they did not run.
 * node-postgres pipelines its own class of queries only, hence the inheritance; the `handle…` are what it calls.
 */
export class Batch extends Query {
  readonly #calls: Call[];
  readonly #answers: CommandAnswer[] = [];
  #rows: QueryAnswer['rows'] = [];
  /** Set by the client, to end its timer. */
  declare callback?: () => void;

  constructor(calls: Call[]) {
    super('');
    this.#calls = calls;
  }

  override submit = (wire: Wire): void => {
    for (const { prepared, values } of this.#calls) {
      wire.bind({ statement: prepared.name, values }, true);
      wire.execute(null, true);
    }
    wire.sync();
  };

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const call = this.#calls[this.#answers.length];
    if (call === undefined) return;
    try {
      this.#rows.push(readRow(call.prepared.columns, fields));
    } catch (error) {
      call.reject(error);
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...numbers] = text.split(' ');
    const affected = Number(numbers.at(-1) ?? Number.NaN);
    const rows = this.#rows;
    this.#rows = [];
    this.#answers.push(Number.isNaN(affected) ? { command, rows } : { command, rows, affected });
  }

  handleReadyForQuery(): void {
    this.#settle(undefined);
  }

  handleError(error: unknown): void {
    this.#settle(error);
  }

  #settle(error: unknown): void {
    this.callback?.();
    this.#calls.forEach(({ resolve, reject }, at) => {
      const answer = this.#answers[at];
      if (answer === undefined) reject(error);
      else resolve(answer);
    });
  }
}

function readRow(columns: Prepared['columns'], fields: (string | null)[]): QueryAnswer['rows'][number] {
  const row: QueryAnswer['rows'][number] = {};
  columns.forEach(({ name, parse }, at) => {
    const text = fields[at] ?? null;
    row[name] = text === null ? null : parse(text);
  });
  return row;
}

/** Parameters as text, or null when one is of a kind that is left to the driver. */
export function wireValues(parameters: readonly unknown[]): (string | null)[] | null {
  const values: (string | null)[] = [];
  for (const parameter of parameters) {
    const value = wireValue(parameter);
    if (value === undefined) return null;
    values.push(value);
  }
  return values;
}

function wireValue(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item === 'number')) return `{${value.join(',')}}`;
  return undefined;
}
