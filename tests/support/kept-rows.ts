import type { PGlite } from '@electric-sql/pglite';

/**
 * Lets a database return to its current rows: copies of its tables in the schema `kept`, and `kept.restore()`.
 * Restoring runs without triggers and checks, because the copies already include their effects. Readers of the
 * database's own schema do not see it.
 */
export async function keepRows(pglite: PGlite): Promise<void> {
  await pglite.exec('create schema kept');
  const { rows: tables } = await pglite.query<{ name: string; columns: string }>(`
    select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname`);
  const { rows: sequences } = await pglite.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  );
  const statements: string[] = [];
  for (const { name, columns } of tables) {
    await pglite.exec(`create table kept.${name} as select ${columns} from public.${name}`);
    statements.push(
      `delete from public.${name}`,
      `insert into public.${name} (${columns}) overriding system value select * from kept.${name}`,
    );
  }
  for (const { name } of sequences) {
    const { rows } = await pglite.query<{ at: number; called: boolean }>(
      `select last_value as at, is_called as called from public.${name}`,
    );
    for (const { at, called } of rows) statements.push(`perform setval('public.${name}', ${at}, ${called})`);
  }
  await pglite.exec(`
    create function kept.restore() returns void language plpgsql set session_replication_role = replica
    as $body$ begin ${statements.join('; ')}; end $body$`);
}

/** Detects a database with changed tables, functions, row policies or roles. */
export async function shapeOf(pglite: PGlite): Promise<string> {
  const catalogues = ['class', 'attribute', 'attrdef', 'constraint', 'trigger', 'policy', 'proc', 'authid'];
  const parts = catalogues.map(
    (name) => `(select concat(count(*), ':', max(xmin::text::bigint)) from pg_${name})`,
  );
  const { rows } = await pglite.query<{ shape: string }>(
    `select concat_ws(' ', ${parts.join(', ')}) as shape`,
  );
  return rows[0]?.shape ?? '';
}
