import { Client } from 'pg';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../server/db/database.ts';
import { serverUrl } from './postgres-server.ts';

/**
 * `text in table.column` for each of the texts and each column that holds it, also inside of JSON and arrays, in any case.
 * The tables are all of the catalogue, whatever schema they are in, and row-level security hides none of their rows.
 */
export async function columnsWith(database: OpenDatabase, texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.platform((db) =>
    sql<{ name: string }>`select current_database() as name`.execute(db),
  );
  const url = new URL(await serverUrl());
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ place: string; name: string; relation: string }>(`
      select c.relname || '.' || a.attname as place, quote_ident(a.attname) as name, c.oid::regclass::text as relation
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname !~ '^pg_(toast|temp)' and a.attnum > 0 and not a.attisdropped
      order by 1`);
    const one = ({ place, name, relation }: (typeof columns)[number]) => `
      select distinct w.word || ' in ${place}' as place
      from ${relation} t, unnest($1::text[]) w (word) where position(lower(w.word) in lower(t.${name}::text)) > 0`;
    const found = await client.query<{ place: string }>(columns.map(one).join(' union all '), [texts]);
    return found.rows.map(({ place }) => place);
  } finally {
    await client.end();
  }
}
