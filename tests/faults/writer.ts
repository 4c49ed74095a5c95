/**
 * A process that writes until it is killed: `node writer.js <data folder> <name>`, as `program` makes it.
 * Each write is a record with its items and its audit row; its name is printed once the write is acknowledged.
 */
import { writeSync } from 'node:fs';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import type { Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { ApiError } from '../../server/errors.ts';
import { insert } from '../api/db/rows.ts';
import { shop } from '../api/db/shop.ts';

const CONCURRENT = 4;
const ITEMS = 3;

async function writeOne(database: Database, storeId: number, name: string): Promise<void> {
  await database.write(storeId, async ({ sql }) => {
    const id = await insert(sql, 'goods', { store_id: storeId, name, price: 1 });
    for (let position = 0; position < ITEMS; position += 1) {
      await insert(sql, 'good_sizes', { store_id: storeId, parent_id: id, position, label: name });
    }
    await insert(sql, 'audit', {
      store_id: storeId,
      request_id: name,
      action: 'create',
      resource: 'goods',
      record_id: id,
      changes: '{}',
    });
  });
}

async function writeForEver(database: Database, name: string): Promise<never> {
  for (let number = 0; ; number += 1) {
    const own = `${name}-${number}`;
    try {
      await writeOne(database, 1, own);
      writeSync(1, `${own}\n`);
    } catch (error) {
      // While the database is away; what was not acknowledged may or may not be there.
      if (!(error instanceof ApiError && error.code === 'unavailable')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const [folder, name] = process.argv.slice(2);
if (folder !== undefined && name !== undefined) {
  const { source } = await startEmbeddedPostgres(folder);
  const database = await openPostgres(source, shop());
  await Promise.all(
    Array.from({ length: CONCURRENT }, (_, lane) => writeForEver(database, `${name}-${lane}`)),
  );
}
