import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { Sql } from '../../../server/db/database.ts';
import type { Logger } from '../../../server/ports/ports.ts';
import { aesGcmSecrets } from '../../../server/secrets/aes-gcm.ts';
import { newKey } from '../../../server/secrets/keys.ts';
import { rotateSecrets } from '../../../scripts/lib/rotate-secrets.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openFresh } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';

interface Channel {
  id: number;
  version: number;
}

/** Nobody writes this by chance. */
const CANARY = 'canary-4f1d';
/** Those of Wompi's keys for real money. */
const PREFIXES = {
  client_id: 'pub_prod_',
  client_secret: 'prv_prod_',
  integrity: 'prod_integrity_',
  event_wompi_key: 'prod_events_',
};
const KEYS = ['client_id', 'client_secret', 'integrity', 'event_wompi_key'] as const;
const channel = (mark = '') => ({
  active: 1,
  ...Object.fromEntries(KEYS.map((key) => [key, `${PREFIXES[key]}${CANARY}-${key}${mark}`])),
});

describe('[ASVS 13.3.1] secrets in the database', () => {
  const key = newKey();
  const logged: string[] = [];
  let api: TestApi;
  let owner: TestClient;
  let channels: string;
  let wompi: string;

  beforeAll(async () => {
    const log = (fields: object, message: string): void =>
      void logged.push(JSON.stringify([fields, message]));
    const logger: Logger = { debug: log, info: log, warn: log, error: log };
    const database = await openFresh(productResources());
    api = await createTestApi({ database, ports: { secrets: await aesGcmSecrets([key]), logger } });
    await api.database.platformWrite((db) => db.updateTable('stores').set({ plan: 'pro' }).execute());
    owner = await signedIn(api, 'owner');
    channels = `/stores/${api.storeId}/payment-channels-store`;
    wompi = `${channels}/${CHANNEL_IDS.wompi}`;
  }, 60_000);
  afterAll(() => api.close());

  /** Set up anew: a store has one configuration of a channel. */
  async function add(mark = '', path = wompi): Promise<Channel> {
    await owner.delete(path);
    const { status, body } = await owner.post<Channel>(path, channel(mark));
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  }
  type Keys = Record<(typeof KEYS)[number], string | null>;
  async function stored(id: number): Promise<Keys> {
    const { rows } = await api.database.read(api.storeId, (db) =>
      sql<Keys>`select client_id, client_secret, integrity, event_wompi_key from payment_channels_store where id = ${id}`.execute(
        db,
      ),
    );
    const [row] = rows;
    if (row === undefined) throw new Error('no such row');
    return row;
  }
  const open = (id: number, column: string, value: string | null): Promise<string> =>
    api.ports.secrets.open(value ?? '', `payment_channels_store.${column}/${api.storeId}/${id}`);

  test('are sealed from the first write on, each at its place, and kept by an update of something else', async () => {
    const { id } = await add();
    for (const at of KEYS)
      expect(await open(id, at, (await stored(id))[at])).toBe(`${PREFIXES[at]}${CANARY}-${at}`);
    const before = await stored(id);
    const renamed = await owner.patch<Channel>(wompi, { active: 0 });
    expect([renamed.status, renamed.body.version]).toEqual([200, 2]);
    expect(await stored(id)).toEqual(before);
  });

  test('a put keeps them, the same value again changes nothing, a new value and null do', async () => {
    const { id } = await add();
    const path = wompi;
    await owner.put(path, { active: 1 });
    expect(await open(id, 'client_secret', (await stored(id)).client_secret)).toBe(
      `prv_prod_${CANARY}-client_secret`,
    );
    const before = await owner.get<Channel>(path);
    const same = await owner.patch<Channel>(path, { client_secret: `prv_prod_${CANARY}-client_secret` });
    expect([same.status, same.body.version]).toEqual([200, before.body.version]);
    await owner.patch(path, { client_secret: `prv_prod_${CANARY}-second`, integrity: null });
    const after = await stored(id);
    expect(await open(id, 'client_secret', after.client_secret)).toBe(`prv_prod_${CANARY}-second`);
    expect(after.integrity).toBeNull();
  });

  test('nothing that leaves the server, and no row of any table, has one in clear', async () => {
    await add('-scan');
    const answers = [
      await owner.get(channels),
      await owner.get(wompi),
      await owner.patch(wompi, { client_secret: `prv_prod_${CANARY}-third` }),
      await owner.patch(wompi, { client_secret: `${CANARY}-${'x'.repeat(600)}` }),
      await owner.patch(wompi, { client_secret: CANARY }),
      await owner.get(`/stores/${api.storeId}/audit`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 422, 422, 200]);
    for (const { body, headers } of answers)
      expect(JSON.stringify([body, [...headers]])).not.toContain(CANARY);
    // No file has them.
    expect((await owner.get(`${channels}/export?format=csv`)).status).toBe(404);
    await owner.delete(wompi);
    expect(logged.join('\n')).not.toContain(CANARY);

    const { rows: tables } = await api.database.platform((db) =>
      sql<{
        name: string;
      }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db),
    );
    expect(tables.length).toBeGreaterThan(20);
    const search = (db: Sql, name: string) =>
      sql`select 1 from ${sql.table(name)} t where t::text like ${`%${CANARY}%`}`.execute(db);
    for (const { name } of tables.filter((table) => table.name !== 'schema_migrations')) {
      const platform = await api.database.platform((db) => search(db, name));
      const store = await api.database.read(api.storeId, (db) => search(db, name));
      expect([name, platform.rows, store.rows]).toEqual([name, [], []]);
    }
  });

  test('the database refuses one in clear, whoever writes it', async () => {
    const { id } = await add();
    const write = api.database.write(api.storeId, (tx) =>
      sql`update payment_channels_store set client_secret = 'in clear' where id = ${id}`.execute(tx.sql),
    );
    await expect(write).rejects.toThrow('violates check constraint');
  });

  test('copied to another row it does not open: the call fails, and says nothing of it', async () => {
    const paypal = `${channels}/${CHANNEL_IDS.paypal}`;
    const [from, to] = [await add('-from'), await add('-to', paypal)];
    await api.database.write(api.storeId, (tx) =>
      sql`update payment_channels_store set client_secret = (select client_secret from payment_channels_store where id = ${from.id}) where id = ${to.id}`.execute(
        tx.sql,
      ),
    );
    const answer = await owner.patch(paypal, { order: 5 });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('sealed:');
    expect((await owner.patch(wompi, { order: 5 })).status).toBe(200);
    await api.database.write(api.storeId, (tx) =>
      sql`delete from payment_channels_store where id = ${to.id}`.execute(tx.sql),
    );
  });

  test('rotation seals all of them anew, versions stay, and the former key is needed no more', async () => {
    const { id, version } = await add('-rotated');
    const next = newKey();
    const both = await aesGcmSecrets([next, key]);
    const count = await rotateSecrets({ ...api.ports, secrets: both });
    expect(count).toBeGreaterThanOrEqual(KEYS.length);
    expect(await rotateSecrets({ ...api.ports, secrets: both })).toBe(0);
    const alone = await aesGcmSecrets([next]);
    const row = await stored(id);
    for (const at of KEYS)
      expect(await alone.open(row[at] ?? '', `payment_channels_store.${at}/${api.storeId}/${id}`)).toBe(
        `${PREFIXES[at]}${CANARY}-${at}-rotated`,
      );
    expect((await owner.get<Channel>(wompi)).body.version).toBe(version);
  });
});
