import type { Connection } from '../../../server/db/connection.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { createPglite } from '../../../server/db/pglite.ts';
import { PgliteConnection } from '../../../server/db/pglite-connection.ts';
import { snapshot, type Engine } from '../../support/engines.ts';
import { newDatabase } from '../../support/postgres-server.ts';

/** A database of the test's own with the platform's tables, as the user who owns them. */
export async function connectOwner(engine: Engine): Promise<{ owner: Connection; close(): Promise<void> }> {
  if (engine === 'pglite') {
    const owner = new PgliteConnection(await createPglite({ loadDataDir: await snapshot([]) }));
    return { owner, close: () => owner.close() };
  }
  const { url, drop } = await newDatabase(
    engine === 'DATABASE_URL' ? process.env['DATABASE_URL'] : undefined,
  );
  const owner = await PgConnection.open(url);
  return { owner, close: () => owner.close().then(drop) };
}
