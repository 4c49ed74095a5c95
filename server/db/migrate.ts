import type { Connection } from './connection.ts';

/** SQL for what no schema can say. Numbered, run once, never changed after its release. */
export interface Migration {
  id: number;
  name: string;
  /** `before` the tables of the schemas are compared and made, or `after`, when it may refer to them. */
  phase: 'before' | 'after';
  sql: string;
}

/** Runs what this database has not had yet, in order. Inside the caller's transaction and lock. Returns the names of those run. */
export async function migrate(
  connection: Connection,
  migrations: Migration[],
  phase: Migration['phase'],
): Promise<string[]> {
  await connection.script(
    'create table if not exists schema_migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await connection.query('select id from schema_migrations', []);
  const applied = new Set(rows.map((row) => row['id']));
  const pending = migrations
    .filter((migration) => migration.phase === phase && !applied.has(migration.id))
    .sort((a, b) => a.id - b.id);
  for (const { id, name, sql } of pending) {
    await connection.script(sql);
    await connection.query('insert into schema_migrations (id, name) values ($1, $2)', [id, name]);
  }
  return pending.map(({ name }) => name);
}
