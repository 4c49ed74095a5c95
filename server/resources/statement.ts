import { CompiledQuery } from 'kysely';
import type { Sql } from '../db/database.ts';

export type Parameter = string | number | boolean | null | Date | readonly (string | number | boolean)[];

/**
 * A statement in the making: text with `$n`, and its parameters. The same shape of request always yields
 * the same text, under which the database keeps one prepared plan.
 */
export class Statement {
  readonly parameters: Parameter[] = [];

  /** Adds a parameter and returns its placeholder. */
  bind(value: Parameter): string {
    return `$${this.parameters.push(value)}`;
  }

  /** Runs the finished text with what was bound. */
  async run<R>(sql: Sql, text: string): Promise<R[]> {
    const { rows } = await sql.executeQuery<R>(CompiledQuery.raw(text, this.parameters));
    return rows;
  }
}

/** A statement whose text is constant. */
export async function query<R>(sql: Sql, text: string, parameters: readonly Parameter[]): Promise<R[]> {
  const { rows } = await sql.executeQuery<R>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}
