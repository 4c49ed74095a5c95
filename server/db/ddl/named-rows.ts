import type { Connection } from '../connection.ts';
import { quote } from './identifiers.ts';

/** As many rows are named; the others are counted. */
const MOST_NAMED = 10;

export interface NamedRows {
  count: number;
  /** `3 rows, store 1 #4, #9; store 2 #1`; empty without rows. */
  text: string;
}

interface Wanted {
  table: string;
  condition: string;
  /** The column that names a row. */
  id: string;
}

/** Counts the rows for which a condition holds, and names the first of them by store and id. */
export async function namesOf(connection: Connection, { table, condition, id }: Wanted): Promise<NamedRows> {
  const { rows } = await connection.query(
    `select store_id, ${quote(id)} as id, count(*) over () as total from ${quote(table)} where ${condition}
     order by store_id, ${quote(id)} limit ${MOST_NAMED}`,
    [],
  );
  return namedRows(rows, Number(rows[0]?.['total'] ?? 0));
}

/** The first rows of as many, as a plan names them. */
export function namedRows(first: readonly Record<string, unknown>[], count: number): NamedRows {
  if (count === 0) return { count, text: '' };
  const more = count > MOST_NAMED ? '…' : '';
  const rows = byStore(first.slice(0, MOST_NAMED));
  return { count, text: `${count === 1 ? '1 row' : `${count} rows`}, ${rows}${more}` };
}

/** `store 1 #4, #9; store 2 #1` */
export function byStore(rows: readonly Record<string, unknown>[]): string {
  const stores = new Map<string, string[]>();
  for (const row of rows) {
    const store = String(row['store_id']);
    stores.set(store, [...(stores.get(store) ?? []), `#${String(row['id'])}`]);
  }
  return [...stores].map(([store, ids]) => `store ${store} ${ids.join(', ')}`).join('; ');
}
