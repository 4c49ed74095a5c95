import { searchBlock } from '../../db/ddl/search.ts';

/** Whether the index serves the condition on the block: row-level security trusts the shift (migration 87). */
const SERVED = `(select proleakproof from pg_catalog.pg_proc where oid = 'pg_catalog.int8shr(bigint, integer)'::regprocedure)`;

/**
 * The matches of a search in the newest whole block of ids, then the others. The block has as many matches of a usual word
 * as are counted. Then the index of all others is not read. A small store has no such block.
 * @returns a common table for the statement's `with`, and what selects the matches
 */
export function newestFirst(matches: string, table: string): { newest: string; all: string } {
  const newest = `select nullif(${searchBlock('max(id)')}, 0) - 1 as block from ${table} where store_id = $1 and ${SERVED}`;
  const block = '(select block from newest)';
  const own = searchBlock('t.id');
  return {
    newest: `newest as materialized (${newest}), `,
    all: `(${matches} and ${block} is not null and ${own} = ${block}) union all (${matches} and ${own} is distinct from ${block})`,
  };
}
