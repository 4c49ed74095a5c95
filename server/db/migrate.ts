import type { Secrets } from '../ports/secrets.ts';
import type { Connection } from './connection.ts';

interface Numbered {
  id: number;
  name: string;
  /** `before` the tables of the schemas are compared and made, or `after`, when it may refer to them. */
  phase: 'before' | 'after';
}

/** What no schema can say. Numbered, run once, never changed after its release: SQL, or steps where secrets move. */
export type Migration = Numbered &
  ({ sql: string } | { run(connection: Connection, secrets: Secrets | undefined): Promise<void> });

/** Runs what this database has not had yet, in order. Inside the caller's transaction and lock. Returns the names of those run. */
export async function migrate(
  connection: Connection,
  migrations: Migration[],
  phase: Migration['phase'],
  secrets?: Secrets,
): Promise<string[]> {
  await connection.script(
    'create table if not exists schema_migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await connection.query('select id from schema_migrations', []);
  const applied = new Set(rows.map((row) => row['id']));
  const pending = migrations
    .filter((migration) => migration.phase === phase && !applied.has(migration.id))
    .sort((a, b) => a.id - b.id);
  for (const migration of pending) {
    const { id, name } = migration;
    if ('sql' in migration) await connection.script(migration.sql);
    else await migration.run(connection, secrets);
    await connection.query('insert into schema_migrations (id, name) values ($1, $2)', [id, name]);
  }
  return pending.map(({ name }) => name);
}
