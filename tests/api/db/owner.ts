import type { Connection } from '../../../server/db/connection.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { newDatabase } from '../../support/postgres-server.ts';

/** An empty database of the test's own, as the user who owns it. */
export async function connectOwner(): Promise<{ owner: Connection; close(): Promise<void> }> {
  const { url, drop } = await newDatabase();
  const owner = await PgConnection.open(url);
  return { owner, close: () => owner.close().then(drop) };
}
