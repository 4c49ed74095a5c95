import { describe } from 'vitest';
import type { Resource } from '../../../domain/schema/model.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { openFresh } from '../../support/lent-database.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { testTransactions } from './transactions-suite.ts';

const OWN = process.env['DATABASE_URL'];

describe('transactions', () => {
  testTransactions(openFresh);
});

describe.runIf(OWN !== undefined)('transactions on the PostgreSQL of DATABASE_URL', () => {
  testTransactions(async (resources: Resource[]): Promise<OpenDatabase> => {
    const { url, drop } = await newDatabase(OWN);
    const database = await openPostgres({ url }, resources);
    const close = database.close.bind(database);
    return Object.assign(database, { close: () => close().then(drop) });
  });
});
