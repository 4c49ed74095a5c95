import type { Client } from 'pg';

/** Bytes of a table, with what was deleted from it, above which it is vacuumed: reading it would cost more. */
const LARGE = 256 * 1024;

/**
 * Lets a database return to its current rows: copies of those in the schema `kept`, and `kept.restore()`. Restoring
 * runs without triggers and checks, because the copies already include their effects. Readers of the database's own
 * schema do not see it.
 */
export async function keepRows(owner: Client): Promise<void> {
  await owner.query('create schema kept');
  const { rows: tables } = await owner.query<{ name: string; columns: string }>(`
    select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname`);
  const statements: string[] = [];
  for (const { name, columns } of tables) {
    statements.push(`if exists (select from public.${name}) then delete from public.${name}; end if`);
    const { rowCount } = await owner.query(`select from public.${name} limit 1`);
    if (rowCount === 0) continue;
    await owner.query(`create table kept.${name} as select ${columns} from public.${name}`);
    statements.push(
      `insert into public.${name} (${columns}) overriding system value select * from kept.${name}`,
    );
  }
  const { rows: sequences } = await owner.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  );
  for (const { name } of sequences) {
    const { rows } = await owner.query<{ at: string; called: boolean }>(
      `select last_value as at, is_called as called from public.${name}`,
    );
    for (const { at, called } of rows) statements.push(`perform setval('public.${name}', ${at}, ${called})`);
  }
  await owner.query(`
    create function kept.restore() returns void language plpgsql set session_replication_role = replica
    as $body$ begin ${statements.join('; ')}; end $body$`);
}

/** Returns the database to the rows that it had at `keepRows`. Nobody else may be in a transaction. */
export async function restoreRows(owner: Client): Promise<void> {
  await owner.query('select kept.restore()');
  const { rows: large } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > ${LARGE}`,
  );
  if (large.length > 0) await owner.query(`vacuum ${large.map(({ name }) => name).join(', ')}`);
}

/** Detects a database with changed tables, functions or row policies. */
export async function shapeOf(owner: Client): Promise<string> {
  const catalogues = ['class', 'attribute', 'attrdef', 'constraint', 'trigger', 'policy', 'proc'];
  const parts = catalogues.map(
    (name) => `(select concat(count(*), ':', max(xmin::text::bigint)) from pg_${name})`,
  );
  const { rows } = await owner.query<{ shape: string }>(
    `select concat_ws(' ', ${parts.join(', ')}) as shape`,
  );
  return rows[0]?.shape ?? '';
}
