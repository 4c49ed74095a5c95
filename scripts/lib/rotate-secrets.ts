import { sql as raw } from 'kysely';
import type { Resource } from '../../domain/schema/model.ts';
import type { Database } from '../../server/db/database.ts';
import { secretColumns, type SecretColumn } from '../../server/db/secrets.ts';
import type { Secrets } from '../../server/ports/secrets.ts';
import { isSealed, placeOf } from '../../server/secrets/sealed.ts';

/** Rows of one transaction: nobody waits long for a row. */
const BATCH = 100;

interface Needed {
  database: Database;
  resources: Resource[];
  secrets: Secrets;
}

/**
 * Seals every secret of every store with the key that seals now. What a crash leaves of the former key, the next run
 * finds. Records keep their version: nothing of theirs has changed for anybody.
 * @returns how many were sealed anew
 * @throws SecretError when one does not open
 */
export async function rotateSecrets(ports: Needed): Promise<number> {
  const { database, resources, secrets } = ports;
  // Noted before anything is sealed with it: a start without this key is then refused.
  await database.platformWrite((sql) =>
    sql
      .insertInto('secret_keys')
      .values({ id: secrets.keyId })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  let count = 0;
  for (const storeId of await storesOf(database))
    for (const column of secretColumns(resources)) {
      let sealed: number;
      do {
        sealed = await sealBatch(ports, storeId, column);
        count += sealed;
      } while (sealed === BATCH);
    }
  await database.platformWrite((sql) =>
    sql.deleteFrom('secret_keys').where('id', '<>', secrets.keyId).execute(),
  );
  return count;
}

async function storesOf(database: Database): Promise<number[]> {
  const rows = await database.platform((sql) =>
    sql.selectFrom('stores').select('id').orderBy('id').execute(),
  );
  return rows.map(({ id }) => id);
}

function sealBatch(
  { database, secrets }: Needed,
  storeId: number,
  { table, column }: SecretColumn,
): Promise<number> {
  const own = raw.ref(column);
  const current = raw.raw(isSealed(`"${column}"`, secrets.keyId));
  return database.write(storeId, async ({ sql }) => {
    const { rows } = await raw<{ id: number; value: string }>`
      select id, ${own} as value from ${raw.table(table)}
      where store_id = ${storeId} and not (${current}) order by id limit ${BATCH} for update`.execute(sql);
    for (const { id, value } of rows) {
      const place = placeOf(table, column, storeId, id);
      const sealed = await secrets.seal(await secrets.open(value, place), place);
      await raw`update ${raw.table(table)} set ${own} = ${sealed}
        where store_id = ${storeId} and id = ${id}`.execute(sql);
    }
    return rows.length;
  });
}
