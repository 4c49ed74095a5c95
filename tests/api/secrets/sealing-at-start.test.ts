import { describe } from 'vitest';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { testSealing, type Restarts } from './sealing-suite.ts';

async function onPostgres(): Promise<Restarts> {
  const { url, drop } = await newDatabase();
  let opened: OpenDatabase | undefined;
  return {
    async open(wanted, secrets) {
      await opened?.close();
      opened = undefined;
      opened = await openPostgres({ url }, wanted, secrets === undefined ? {} : { secrets });
      return opened;
    },
    close: async () => {
      await opened?.close();
      await drop();
    },
  };
}

describe('[ASVS 13.3.1] a start', () => {
  testSealing(onPostgres);
});
