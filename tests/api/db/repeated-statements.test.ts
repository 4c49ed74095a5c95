import { describe } from 'vitest';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { testRepeatedStatements, type OwnedDatabase } from './repeated-statements-suite.ts';
import { shop } from './shop.ts';

async function open(): Promise<OwnedDatabase> {
  const { url, drop } = await newDatabase();
  const database = await openPostgres({ url }, shop(), { maxConnections: 1 });
  const owner = await PgConnection.open(url);
  const close = async (): Promise<void> => {
    await database.close();
    await owner.close();
    await drop();
  };
  return { database, asOwner: (statement) => owner.script(statement), close };
}

describe('a statement that comes again', () => {
  testRepeatedStatements(open);
});
