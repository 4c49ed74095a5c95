import { namesInRecords } from './names-in-records.ts';
import type { Ports } from '../../ports/ports.ts';

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
