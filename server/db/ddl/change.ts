import type { Connection } from '../connection.ts';
import { errorCode } from '../failures.ts';
import { SetupError } from '../setup-error.ts';
import { quote } from './identifiers.ts';

/** What existing rows can refuse: a duplicate, a missing target, a broken condition, a null. */
const REFUSED_BY_DATA = new Set(['23505', '23503', '23514', '23502']);

/** One comparison of schemas and database: what it does, what it says, what it must not do. */
export class Change {
  readonly #connection: Connection;
  readonly report: string[] = [];
  readonly problems: string[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws SetupError when the rows that are there do not allow it */
  async apply(statement: string, line?: string): Promise<void> {
    try {
      await this.#connection.script(statement);
    } catch (error) {
      const code = errorCode(error);
      if (code === undefined || !REFUSED_BY_DATA.has(code) || !(error instanceof Error)) throw error;
      throw new SetupError(
        [...this.problems, `The rows in the database do not allow: ${statement}\n  ${error.message}`].join(
          '\n',
        ),
        { cause: error },
      );
    }
    if (line !== undefined) this.report.push(line);
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

  /** Row-level security holds for the owner too; within `work` it does not. The lock keeps everybody else out meanwhile. */
  async seeingAllRows<T>(table: string, work: () => Promise<T>): Promise<T> {
    await this.#connection.script(`alter table ${quote(table)} no force row level security`);
    const answer = await work();
    await this.#connection.script(`alter table ${quote(table)} force row level security`);
    return answer;
  }

  refuse(problem: string, remedy: string): void {
    this.problems.push(`${problem}\n  ${remedy}`);
  }
}
