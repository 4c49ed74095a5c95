import { sql as raw } from 'kysely';
import { hasThumbnails, THUMBNAIL_SIZES, thumbnailName } from '../../../domain/files/thumbnails.ts';
import type { Database, Sql } from '../../db/database.ts';
import { desiredTables } from '../../db/ddl/tables.ts';
import type { Ports } from '../../context.ts';
import { fileUrl } from '../../resources/write/named-files.ts';

/** Files that the store itself, a record or an item of one names, in whatever field. Those of payment proofs too. */
async function namesInRecords(
  sql: Sql,
  { resources }: Pick<Ports, 'resources'>,
  storeId: number,
): Promise<string[]> {
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
  const proofs = raw`select file as name from payment_proofs where store_id = ${storeId}`;
  const { rows } = await raw<{ name: string }>`${found} union ${proofs}`.execute(sql);
  return rows.map(({ name }) => name);
}

type Needed = Pick<Ports, 'database' | 'files' | 'resources' | 'clock'>;

/**
 * Counts the files of stores that had some before files were counted: those that a record names. So their plan's room
 * is the same as any other's, and they go when nothing uses them.
 * @returns how many
 */
export async function countFiles(ports: Needed, signal?: AbortSignal): Promise<number> {
  const { database, clock } = ports;
  const stores = await database.platform((sql) =>
    sql.selectFrom('stores').select('id').where('files_counted_at', 'is', null).orderBy('id').execute(),
  );
  let counted = 0;
  for (const { id } of stores) {
    if (signal?.aborted === true) break;
    counted += await countOfStore(ports, id);
    await database.platformWrite((sql) =>
      sql.updateTable('stores').set({ files_counted_at: clock.now() }).where('id', '=', id).execute(),
    );
  }
  return counted;
}

async function countOfStore(ports: Needed, storeId: number): Promise<number> {
  const { database, files, clock } = ports;
  const names = await database.read(storeId, (sql) => namesInRecords(sql, ports, storeId));
  let counted = 0;
  for (const name of names) {
    const file = await files.get(`${storeId}/${name}`);
    if (file === null || file.body.byteLength === 0) continue;
    const now = clock.now();
    const row = { store_id: storeId, name, size: file.body.byteLength, created_at: now, checked_at: now };
    const [{ numInsertedOrUpdatedRows = 0n } = {}] = await database.write(storeId, ({ sql }) =>
      sql
        .insertInto('stored_files')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    counted += Number(numInsertedOrUpdatedRows);
  }
  return counted;
}

/** Milliseconds that a form may be open, and a deleted record be brought back. */
const GRACE = 24 * 60 * 60 * 1000;
/** Files of one store in one run. */
const MOST = 500;

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
  const { database, clock } = ports;
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
  let removed = 0;
  for (const { name } of unused) if (await removeFile(ports, storeId, name, before)) removed += 1;
  return removed;
}

/**
 * The row is taken first, as a record that begins to name the file takes it: what a record names meanwhile stays. A
 * crash before the commit leaves the row, and the next run removes it.
 * @returns whether it was still unused
 */
async function removeFile(
  { database, files }: Needed,
  storeId: number,
  name: string,
  before: Date,
): Promise<boolean> {
  return database.write(storeId, async ({ sql }) => {
    const [row] = await sql
      .deleteFrom('stored_files')
      .where('store_id', '=', storeId)
      .where('name', '=', name)
      .where('checked_at', '<=', before)
      .returning('name')
      .execute();
    if (row === undefined) return false;
    if (hasThumbnails(name))
      for (const size of THUMBNAIL_SIZES) await files.delete(`${storeId}/${thumbnailName(name, size)}`);
    await files.delete(`${storeId}/${name}`);
    return true;
  });
}
