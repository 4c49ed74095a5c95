import type { Resource } from '../../../domain/schema/model.ts';
import { literal } from '../../db/ddl/identifiers.ts';

/** Where a page begins: the day of creation in which it does, and how many rows of the list stand before that day. */
interface Start {
  /** The statement's `with`, which finds the day. */
  found: string;
  /** Of rows over alias `t`: on that day, or farther on in the list. */
  condition: string;
  /** How many of these are passed. */
  offset: string;
}

/**
 * The start of a late page in a whole list by its day of creation. `row_day_counts` passes the days before, in the very
 * snapshot of the rows (docs/decisions/0004); the index passes the rest of one day.
 * @param offset the placeholder of how many rows stand before the page
 */
export function startOfPage({ table }: Resource, descending: boolean, offset: string): Start {
  const days = `select day, sum(sum(n)) over (order by day ${descending ? 'desc' : 'asc'}) - sum(n) as passed from row_day_counts where store_id = $1 and table_name = ${literal(table)} group by day`;
  const midnight = (day: string) => `(select (${day})::timestamp at time zone 'UTC' from start)`;
  return {
    found: `with start as materialized (select day, passed::bigint as passed from (${days}) days where passed <= ${offset}::bigint order by passed desc limit 1) `,
    condition: descending ? `t.created_at < ${midnight('day + 1')}` : `t.created_at >= ${midnight('day')}`,
    offset: `${offset}::bigint - (select passed from start)`,
  };
}
