import { sql as raw } from 'kysely';
import { desiredTables } from '../../db/ddl/tables.ts';
import { fileUrl } from './url.ts';
import type { Database, Sql } from '../../db/database.ts';
import type { Ports } from '../../ports/ports.ts';

/** Milliseconds that a form may be open, and a deleted record be brought back. */
const GRACE = 24 * 60 * 60 * 1000;
/** Files of one store in one run. */
const MOST = 500;

type Needed = Pick<Ports, 'database' | 'files' | 'resources' | 'clock'>;

/**
 * Removes the files that no record of their store has named for a day.
 * @returns how many
 */
export async function removeUnusedFiles(ports: Needed, signal?: AbortSignal): Promise<number> {
  const before = new Date(ports.clock.now().getTime() - GRACE);
  let removed = 0;
  for (const storeId of await storesWithOldFiles(ports.database, before)) {
    if (signal?.aborted === true) break;
    removed += await removeOfStore(ports, storeId, before);
  }
  return removed;
}

/** A store is read once a day, and not at all while it has no file. */
async function storesWithOldFiles(database: Database, before: Date): Promise<number[]> {
  const rows = await database.platform((sql) =>
    sql.selectFrom('stored_files').select('store_id').distinct().where('checked_at', '<=', before).execute(),
  );
  return rows.map(({ store_id }) => store_id);
}

async function removeOfStore(ports: Needed, storeId: number, before: Date): Promise<number> {
  const { database, files, clock } = ports;
  const unused = await database.write(storeId, async ({ sql }) => {
    const used = await namesInRecords(sql, ports, storeId);
    const checked = sql
      .updateTable('stored_files')
      .set({ checked_at: clock.now() })
      .where('store_id', '=', storeId)
      .where('checked_at', '<=', before);
    await checked
      .set({ unused_since: null })
      .where(raw<boolean>`name = any(${used})`)
      .execute();
    // What a record named at the last look may be brought back for another day.
    await checked.set({ unused_since: clock.now() }).where('unused_since', 'is', null).execute();
    return sql
      .selectFrom('stored_files')
      .select('name')
      .where('store_id', '=', storeId)
      .where('checked_at', '<=', before)
      .limit(MOST)
      .execute();
  });
  for (const { name } of unused) {
    await files.delete(`${storeId}/${name}`);
    // After the file: a crash between the two leaves a row, which the next run removes.
    await database.write(storeId, ({ sql }) =>
      sql.deleteFrom('stored_files').where('store_id', '=', storeId).where('name', '=', name).execute(),
    );
  }
  return unused.length;
}

/** Files that the store itself, a record or an item of one names, in whatever field. */
async function namesInRecords(sql: Sql, { resources }: Needed, storeId: number): Promise<string[]> {
  const address = fileUrl(`${storeId}/`);
  const tables = desiredTables(resources).map(({ name }) => name);
  const found = raw.join(
    [{ table: 'stores', id: 'id' }, ...tables.map((table) => ({ table, id: 'store_id' }))].map(
      ({ table, id }) => raw`
        select found[1] as name
        from ${raw.table(table)} t, regexp_matches(t::text, ${`${address}([A-Za-z0-9_-]+[.][a-z]+)`}, 'g') found
        where t.${raw.ref(id)} = ${storeId}`,
    ),
    raw` union `,
  );
  const { rows } = await raw<{ name: string }>`${found}`.execute(sql);
  return rows.map(({ name }) => name);
}
