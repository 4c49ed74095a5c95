import type { Connection } from '../connection.ts';
import { errorCode, SetupError } from '../failures.ts';
import { quote } from './identifiers.ts';

/** What an operator decides about data, where a schema alone must not. Names are `<table>` or `<table>.<column>`. */
export interface Decisions {
  /** Changes to make, each with the value for records that have none where one is asked for. */
  apply: ReadonlyMap<string, string | undefined>;
  /** Leftovers that a start need not name any more. */
  keep: ReadonlySet<string>;
  /** Leftovers to delete for ever. */
  drop: ReadonlySet<string>;
}

export const NO_DECISIONS: Decisions = { apply: new Map(), keep: new Set(), drop: new Set() };

/** A change that changes the meaning of data, so that it needs a yes. */
export interface Question {
  name: string;
  /** Why it is asked, with the rows concerned. */
  problem: string;
  /** What a yes does. */
  yes: string;
  /** Whether the yes names a value. */
  needsValue: boolean;
}

export function formatQuestion({ name, problem, yes, needsValue }: Question): string {
  return `${problem}\n  ${yes}\n  To do it: npm run schema apply -- ${name}${needsValue ? '=<value>' : ''}`;
}

/** Rows that a condition holds for. */
export interface NamedRows {
  count: number;
  /** `3 rows, store 1 #4, #9; store 2 #1`; empty without rows. */
  text: string;
}

/** As many rows are named; the others are counted. */
const MOST_NAMED = 10;

/** @param first the first of as many rows, each with `store_id` and `id` */
export function nameRows(first: readonly Record<string, unknown>[], count: number): NamedRows {
  if (count === 0) return { count, text: '' };
  const stores = new Map<string, string[]>();
  for (const row of first.slice(0, MOST_NAMED)) {
    const store = String(row['store_id']);
    stores.set(store, [...(stores.get(store) ?? []), `#${String(row['id'])}`]);
  }
  const rows = [...stores].map(([store, ids]) => `store ${store} ${ids.join(', ')}`).join('; ');
  return {
    count,
    text: `${count === 1 ? '1 row' : `${count} rows`}, ${rows}${count > MOST_NAMED ? '…' : ''}`,
  };
}

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
    const value = this.decisions.apply.get(name);
    const refused = value === undefined ? undefined : refusal?.(value);
    if (refused !== undefined)
      this.obstacles.push(`${name}=${value}: its schema does not accept the value: ${refused}`);
    else if (this.decisions.apply.has(name) && (!needsValue || value !== undefined)) return true;
    else this.questions.push(question);
    this.#waiting.add(name);
    return false;
  }

  /**
   * The same about the rows of a table for which a condition holds.
   * @param id the column that names a row
   * @returns undefined where there are none, so that there is nothing to ask
   */
  async agreedAbout(
    name: string,
    { table, where = 'true', id = 'id' }: { table: string; where?: string; id?: string },
    problem: (rows: string) => string,
    yes: string,
  ): Promise<boolean | undefined> {
    const { count, text } = await this.rows(table, where, id);
    if (count === 0) return undefined;
    return this.agreed({ name, problem: problem(text), yes, needsValue: false });
  }

  /** Decisions about what nobody asked: a misspelt name, or one that a start has settled already. */
  get unasked(): string[] {
    const { apply, keep, drop } = this.decisions;
    const left = [...keep, ...drop].filter((name) => !this.leftovers.includes(name));
    return [...[...apply.keys()].filter((name) => !this.#asked.has(name)), ...left];
  }

  /** Whether a column, or any column of a table, waits for a yes. */
  waits(table: string, column?: string): boolean {
    if (column !== undefined) return this.#waiting.has(`${table}.${column}`);
    return [...this.#waiting].some((name) => name === table || name.startsWith(`${table}.`));
  }

  /** Whether the condition holds for any row of any store. */
  async any(table: string, condition = 'true'): Promise<boolean> {
    const text = `select exists (select from ${quote(table)} where ${condition}) as found`;
    const [row] = await this.seeingAllRows([table], () => this.query(text));
    return row?.['found'] === true;
  }

  /**
   * The rows of any store for which the condition holds.
   * @param id the column that names a row
   */
  async rows(table: string, condition: string, id = 'id'): Promise<NamedRows> {
    const own = quote(id);
    const text = `select store_id, ${own} as id, count(*) over () as total from ${quote(table)} where ${condition}
      order by store_id, ${own} limit ${MOST_NAMED}`;
    const rows = await this.seeingAllRows([table], () => this.query(text));
    return nameRows(rows, Number(rows[0]?.['total'] ?? 0));
  }

  /** The id of the last row of any store; 0 without rows. */
  async lastId(table: string): Promise<number> {
    const text = `select coalesce(max(id), 0) as last from ${quote(table)}`;
    const [row] = await this.seeingAllRows([table], () => this.query(text));
    return Number(row?.['last']);
  }

  /** Rows of a question of one's own; `seeingAllRows` stands around it. */
  async query(text: string, parameters: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.#connection.query(text, parameters)).rows;
  }

  /** Changes rows of any store. */
  async update(tables: string[], statement: string, line?: string): Promise<void> {
    await this.seeingAllRows(tables, () => this.apply(statement, line));
  }

  /** Row-level security holds for the owner too; within `work` it does not. The lock keeps everybody else out meanwhile. */
  async seeingAllRows<T>(tables: string[], work: () => Promise<T>): Promise<T> {
    const force = (how: string): Promise<void> =>
      this.#connection.script(
        [...new Set(tables)]
          .map((table) => `alter table ${quote(table)} ${how} row level security`)
          .join('; '),
      );
    await force('no force');
    const answer = await work();
    await force('force');
    return answer;
  }
}
