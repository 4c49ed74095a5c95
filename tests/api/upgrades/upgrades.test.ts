import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../../server/db/postgres.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { ensureRole } from '../../../server/db/role.ts';
import { aesGcmSecrets } from '../../../server/secrets/aes-gcm.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { DEMO_USER } from '../../support/demo-folder.ts';
import { newDatabase, type NewDatabase } from '../../support/postgres-server.ts';
import { productResources } from '../../support/resources.ts';
import type { TestClient } from '../../support/client.ts';
import { askFor, type Answers } from './answers.ts';
import { readDump, UPGRADES, type Dump } from './dump.ts';
import { differences } from './differences.ts';

let place: NewDatabase;
let api: TestApi | undefined;
beforeEach(async () => {
  place = await newDatabase();
});
afterEach(async () => {
  await api?.close();
  api = undefined;
  await place.drop();
});

/** The dump as an administrator restores it, opened by this version. */
async function upgraded({ sql, key, at }: Dump): Promise<TestApi> {
  const owner = await PgConnection.open(place.url);
  await ensureRole(owner);
  await owner.close();
  const client = new Client({ connectionString: place.url });
  await client.connect();
  await client.query(sql);
  await client.end();
  const secrets = await aesGcmSecrets([new Uint8Array(Buffer.from(key, 'hex'))]);
  const database = await openPostgres({ url: place.url }, productResources(), { secrets });
  const opened = await createTestApi({ database, ports: { secrets } });
  opened.clock.set(new Date(at));
  return opened;
}

async function askAgain(client: TestClient, { answers, storeId }: Dump): Promise<Answers> {
  const again: Answers = {};
  for (const below of Object.keys(answers)) {
    const { status, body } = await askFor(client, storeId, below);
    again[below] = status === 200 ? body : { status, body };
  }
  return again;
}

/** The workbook of the orders says the currency of each: another column makes other bytes. */
const WORKBOOK = /^\/history\.base64Content: /;

/** An event of an order's history has members of its kind, in place of one name and two values for all kinds. */
const EVENTS = /^\/orders\/\d+\/timeline\[\d+\]\.events\[\d+\]\.(?:name|from|to): .+ became undefined$/;

/** What later versions answer otherwise and mean to, by the dump. Each line is a change of the API. */
const MEANT: Readonly<Record<string, readonly RegExp[]>> = {
  // A kind of client has its name beside its number.
  '0090': [WORKBOOK, EVENTS, /^\/customers.*\.(?:lead|frequency): (\d+) became \{"id":\1,"name":"[^"]+"\}$/],
  '0094': [WORKBOOK, EVENTS],
};

test.each(readdirSync(UPGRADES))(
  'a shop of migration %s is upgraded: every row is answered as it was',
  async (name) => {
    const dump = await readDump(name);
    api = await upgraded(dump);
    const browser = api.anonymous();
    expect((await browser.post('/users/auth', DEMO_USER)).status).toBe(200);
    const found = differences(dump.answers, await askAgain(browser, dump));
    expect(found.filter((line) => !MEANT[name]?.some((meant) => meant.test(line)))).toEqual([]);
  },
);
