/**
 * What the API needs of its database, on PGlite, which serves `npm run dev:msw` and the demo in the browser. All other
 * suites run on PostgreSQL alone.
 */
import { describe } from 'vitest';
import { PgliteConnection, servePglite } from '../../../server/db/pglite.ts';
import { setUp } from '../../../server/db/setup.ts';
import { setUpBench } from '../../conformance/bench.ts';
import { testLists } from '../../conformance/lists-suite.ts';
import { testRecords } from '../../conformance/records-suite.ts';
import { productResources } from '../../support/resources.ts';
import { testRepeatedStatements, type OwnedDatabase } from '../db/repeated-statements-suite.ts';
import { testSchemaChanges } from '../db/schema-changes-suite.ts';
import { shop } from '../db/shop.ts';
import { testTenancy } from '../db/tenancy-suite.ts';
import { testTransactions } from '../db/transactions-suite.ts';
import { testSealing, type Restarts } from '../secrets/sealing-suite.ts';
import { connectMemory, createMemory, openMemory } from './memory.ts';

/** The one session is the application's. */
async function openOwned(): Promise<OwnedDatabase> {
  const pglite = await createMemory();
  await setUp(new PgliteConnection(pglite), shop());
  const database = await servePglite(pglite);
  const asOwner = async (statement: string): Promise<void> => {
    await pglite.exec(`reset role; ${statement}; set role tendero_app`);
  };
  return { database, asOwner, close: () => database.close() };
}

async function restarts(): Promise<Restarts> {
  const pglite = await createMemory();
  return {
    async open(wanted, secrets) {
      await pglite.exec('reset role');
      const report = await setUp(new PgliteConnection(pglite), wanted, { secrets });
      return servePglite(pglite, report);
    },
    close: () => pglite.close(),
  };
}

describe('on PGlite, records and lists', () => {
  const open = setUpBench([], openMemory);
  const resources = productResources().filter(({ name }) =>
    ['products', 'orders', 'customers'].includes(name),
  );
  testRecords(resources, open);
  testLists(resources, open);
});

describe('on PGlite, transactions, values and events', () => {
  testTransactions(openMemory);
});
describe('on PGlite, stores do not see each other', () => {
  testTenancy(openMemory);
});
describe('on PGlite, a statement that comes again', () => {
  testRepeatedStatements(openOwned);
});
describe('[SCH-04] on PGlite, schema changes', () => {
  testSchemaChanges(connectMemory);
});
describe('[ASVS 13.3.1] on PGlite, a start', () => {
  testSealing(restarts);
});
