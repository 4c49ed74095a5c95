import type { Connection } from '../connection.ts';
import { errorCode } from '../failures.ts';
import { SetupError } from '../setup-error.ts';
import { NO_DECISIONS, formatQuestion, type Decisions, type Question } from './decisions.ts';
import { quote } from './identifiers.ts';
import { namesOf, type NamedRows } from './named-rows.ts';

/**
 * What existing rows can refuse: a duplicate, a missing target, a broken condition, a null, a value of another form. And a
 * table that others still refer to.
 */
const REFUSED_BY_DATA = new Set([
  '23505',
  '23503',
  '23514',
  '23502',
  '22P02',
  '22003',
  '22007',
  '22008',
  '2BP01',
]);

/** One comparison of schemas and database: what it does, what it says, what it asks, what stands in the way. */
export class Change {
  readonly #connection: Connection;
  readonly decisions: Decisions;
  readonly report: string[] = [];
  readonly questions: Question[] = [];
  /** What no yes solves. */
  readonly obstacles: string[] = [];
  /** Columns and tables that a schema no longer names, as `<table>` or `<table>.<column>`. */
  readonly leftovers: string[] = [];
  readonly #waiting = new Set<string>();
  readonly #asked = new Set<string>();

  constructor(connection: Connection, decisions: Decisions = NO_DECISIONS) {
    this.#connection = connection;
    this.decisions = decisions;
  }

  /** Every question and obstacle, as a start prints them; empty when nothing stands in the way. */
  get problems(): string[] {
    return [...this.questions.map(formatQuestion), ...this.obstacles];
  }

  /** @throws SetupError when the rows that are there do not allow it */
  async apply(statement: string, line?: string): Promise<void> {
    try {
      await this.#connection.script(statement);
    } catch (error) {
      const code = errorCode(error);
      if (code === undefined || !REFUSED_BY_DATA.has(code) || !(error instanceof Error)) throw error;
      const refusal = `The rows in the database do not allow: ${statement}\n  ${error.message}`;
      throw new SetupError([...this.problems, refusal].join('\n'), { cause: error });
    }
    if (line !== undefined) this.report.push(line);
  }

  /**
   * Whether the change may be made. When it may not, what depends on the column has to wait.
   * @param refusal why the schema refuses the value of the yes
   */
  agreed(question: Question, refusal?: (value: string) => string | undefined): boolean {
    const { name, needsValue } = question;
    this.#asked.add(name);
    const value = this.valueFor(name);
    const refused = value === undefined ? undefined : refusal?.(value);
    if (refused !== undefined)
      this.obstacles.push(`${name}=${value}: its schema does not accept the value: ${refused}`);
    else if (this.decisions.apply.has(name) && (!needsValue || value !== undefined)) return true;
    else this.questions.push(question);
    this.#waiting.add(name);
    return false;
  }

  /** Decisions about what nobody asked: a misspelt name, or one that a start has settled already. */
  get unasked(): string[] {
    const { apply, keep, drop } = this.decisions;
    const left = [...keep, ...drop].filter((name) => !this.leftovers.includes(name));
    return [...[...apply.keys()].filter((name) => !this.#asked.has(name)), ...left];
  }

  /** The value that came with a yes. */
  valueFor(name: string): string | undefined {
    return this.decisions.apply.get(name);
  }

  /** Whether a column, or any column of a table, waits for a yes. */
  waits(table: string, column?: string): boolean {
    if (column !== undefined) return this.#waiting.has(`${table}.${column}`);
    return [...this.#waiting].some((name) => name === table || name.startsWith(`${table}.`));
  }

  /** Whether the condition holds for any row of any store. */
  async any(table: string, condition = 'true'): Promise<boolean> {
    return this.seeingAllRows(table, async () => {
      const { rows } = await this.#connection.query(
        `select exists (select from ${quote(table)} where ${condition}) as found`,
        [],
      );
      return rows[0]?.['found'] === true;
    });
  }

  /** The rows of any store for which the condition holds: how many, and the first of them by name. */
  async rows(table: string, condition: string, id = 'id'): Promise<NamedRows> {
    return this.seeingAllRows(table, () => namesOf(this.#connection, { table, condition, id }));
  }

  /** Rows of a question of one's own; `seeingAllRows` stands around it. */
  async query(text: string, parameters: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.#connection.query(text, parameters)).rows;
  }

  /** Row-level security holds for the owner too; within `work` it does not. The lock keeps everybody else out meanwhile. */
  async seeingAllRows<T>(table: string, work: () => Promise<T>): Promise<T> {
    await this.#connection.script(`alter table ${quote(table)} no force row level security`);
    const answer = await work();
    await this.#connection.script(`alter table ${quote(table)} force row level security`);
    return answer;
  }
}
