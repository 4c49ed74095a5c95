import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import type { Secrets } from '../../../server/ports/secrets.ts';
import { aesGcmSecrets } from '../../../server/secrets/aes-gcm.ts';
import { newKey } from '../../../server/secrets/keys.ts';
import { rotateSecrets } from '../../../scripts/lib/rotate-secrets.ts';
import { insert, query } from '../db/rows.ts';
import { schema, twoStores } from '../db/shop.ts';

const resources = (writeOnly: boolean): Resource[] => [
  readResource(
    schema('channels', {
      name: { type: 'string' },
      key: { type: 'string', ...(writeOnly && { writeOnly }) },
    }),
  ),
];

/** One database that is opened again and again, as a server does at each start. */
export interface Restarts {
  open(resources: Resource[], secrets?: Secrets): Promise<OpenDatabase>;
  close(): Promise<void>;
}

/** What a start does with stored secrets, on any engine. */
export function testSealing(restarts: () => Promise<Restarts>): void {
  let database: Restarts;
  beforeEach(async () => {
    database = await restarts();
  }, 60_000);
  afterEach(() => database.close());

  const valuesOf = (opened: OpenDatabase, storeId: number) =>
    opened.read(storeId, (sql) => query(sql, 'select id, key, version from channels order by id'));

  test('encrypts what every store had in clear, once, and from then on refuses what is in clear', async () => {
    const clear = await database.open(resources(false));
    const stores = await twoStores(clear);
    for (const storeId of stores)
      for (const key of ['prv_live_1', 'sealed, says a person', null])
        await clear.write(storeId, ({ sql }) =>
          insert(sql, 'channels', { store_id: storeId, name: 'x', key }),
        );

    const secrets = await aesGcmSecrets([newKey()]);
    const first = await database.open(resources(true), secrets);
    expect(first.report).toContain('channels.key: 4 secrets are encrypted now');
    for (const storeId of stores) {
      const rows = await valuesOf(first, storeId);
      const opened = await Promise.all(
        rows.map(({ id, key }) =>
          key === null ? null : secrets.open(String(key), `channels.key/${storeId}/${String(id)}`),
        ),
      );
      expect(opened).toEqual(['prv_live_1', 'sealed, says a person', null]);
      expect(rows.map(({ version }) => version)).toEqual([1, 1, 1]);
      await expect(
        first.write(storeId, ({ sql }) =>
          insert(sql, 'channels', { store_id: storeId, name: 'x', key: 'clear' }),
        ),
      ).rejects.toThrow('violates check constraint');
    }
    expect((await database.open(resources(true), secrets)).report).toEqual([]);
  });

  test('without the key of stored secrets is refused, and the sentence names it; nothing is changed', async () => {
    const [old, other] = await Promise.all([aesGcmSecrets([newKey()]), aesGcmSecrets([newKey()])]);
    const opened = await database.open(resources(true), old);
    const [storeId] = await twoStores(opened);
    const key = await old.seal('prv_live', `channels.key/${storeId}/1`);
    await opened.write(storeId, ({ sql }) => insert(sql, 'channels', { store_id: storeId, name: 'x', key }));
    await expect(database.open(resources(true), other)).rejects.toThrow(
      `encrypted with the key ${old.keyId}, which is not given. Keys are those of SECRETS_KEYS, or else`,
    );
    const again = await database.open(resources(true), old);
    expect(await valuesOf(again, storeId)).toMatchObject([{ key }]);
  });

  test('with another key is no matter while no secret is stored', async () => {
    await database.open(resources(true), await aesGcmSecrets([newKey()]));
    const next = await aesGcmSecrets([newKey()]);
    const opened = await database.open(resources(true), next);
    const keys = await opened.platform((sql) => query(sql, 'select id from secret_keys'));
    expect(keys).toEqual([{ id: next.keyId }]);
  });

  test('rotation takes every row of every store, at most a hundred in a transaction', async () => {
    const [old, next] = [newKey(), newKey()];
    const before = await aesGcmSecrets([old]);
    const opened = await database.open(resources(true), before);
    const [many, few] = await twoStores(opened);
    const held = new Map<number, number[]>([
      [many, Array.from({ length: 201 }, (_, at) => 1 + at)],
      [few, Array.from({ length: 100 }, (_, at) => 202 + at)],
    ]);
    for (const [storeId, ids] of held)
      await opened.write(storeId, async ({ sql }) => {
        for (const id of ids) {
          const key = await before.seal(`secret ${id}`, `channels.key/${storeId}/${id}`);
          expect(await insert(sql, 'channels', { store_id: storeId, name: 'x', key })).toBe(id);
        }
      });
    const secrets = await aesGcmSecrets([next, old]);
    expect(await rotateSecrets({ database: opened, resources: resources(true), secrets })).toBe(301);
    const alone = await aesGcmSecrets([next]);
    for (const [storeId, ids] of held) {
      const rows = await valuesOf(opened, storeId);
      expect(rows.map(({ id }) => Number(id))).toEqual(ids);
      for (const { id, key } of rows)
        expect(await alone.open(String(key), `channels.key/${storeId}/${String(id)}`)).toBe(
          `secret ${String(id)}`,
        );
      const batches = await opened.read(storeId, (sql) =>
        query(sql, 'select count(*)::int as n from channels group by xmin::text order by n desc'),
      );
      expect(batches.map(({ n }) => n)).toEqual(storeId === many ? [100, 100, 1] : [100]);
    }
    const keys = await opened.platform((sql) => query(sql, 'select id from secret_keys'));
    expect(keys).toEqual([{ id: alone.keyId }]);
  });
}
