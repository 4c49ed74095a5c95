import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepKeys, keptKeys } from '../../server/adapters/secret-keys.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { openPorts } from '../../server/open-ports.ts';
import { newKey } from '../../server/secrets/keys.ts';
import { insert, query } from '../api/db/rows.ts';
import { twoStores } from '../api/db/shop.ts';
import { ROOT, runProgram, runSource } from '../support/program.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const runSecrets = (...args: string[]) => runProgram('scripts/secrets.ts', { TENDERO_DATA: folder }, args);

test('the key file is made once, for the eyes of its user alone; a damaged one is a sentence', async () => {
  const data = path.join(folder, 'other');
  const first = await keptKeys(data);
  expect(await keptKeys(data)).toEqual(first);
  expect((await stat(path.join(data, 'secrets-keys'))).mode & 0o777).toBe(0o600);
  await keepKeys(data, [newKey(), ...first]);
  expect(await keptKeys(data)).toHaveLength(2);
  expect((await stat(path.join(data, 'secrets-keys'))).mode & 0o777).toBe(0o600);
  for (const text of ['\n', 'half a ke', `${'a'.repeat(64)}\nhalf`]) {
    await writeFile(path.join(data, 'secrets-keys'), text);
    await expect(keptKeys(data)).rejects.toThrow('is damaged');
  }
});

test('npm run secrets -- rotate: a new key in the file, the same secrets behind it; the former key is gone', async () => {
  const open = () => openPorts(readConfig({ TENDERO_DATA: folder }), silentLogger, ROOT);
  const before = await open();
  const [storeId] = await twoStores(before.ports.database);
  const place = `payment_channels_store.client_secret/${storeId}/1`;
  const sealed = await before.ports.secrets.seal('prv_live', place);
  await before.ports.database.write(storeId, ({ sql }) =>
    insert(sql, 'payment_channels_store', {
      store_id: storeId,
      payment_channel_id: 3,
      active: 1,
      client_secret: sealed,
    }),
  );
  const refused = await runSecrets('rotate');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is in use by another Tendero')]);
  const file = path.join(folder, 'secrets-keys');
  const kept = await readFile(file, 'utf8');
  expect(kept.trim().split('\n')).toHaveLength(1);
  await before.close();

  const unsaid = await runSource('scripts/secrets.ts', { TENDERO_DATA: folder }, []);
  expect(unsaid).toMatchObject({ code: 1, err: 'npm run secrets -- rotate\n' });
  const done = await runSecrets('rotate');
  expect([done.code, done.out]).toEqual([0, '1 secrets are encrypted with the new key\n']);
  const now = await readFile(file, 'utf8');
  expect(now.trim().split('\n')).toHaveLength(1);
  expect(now).not.toBe(kept);

  const after = await open();
  const [row] = await after.ports.database.read(storeId, (sql) =>
    query(sql, 'select client_secret from payment_channels_store'),
  );
  expect(await after.ports.secrets.open(String(row?.['client_secret']), place)).toBe('prv_live');
  await after.close();

  // The database alone, with another key, is refused at the start and not at the first payment.
  await keepKeys(folder, [newKey()]);
  await expect(open()).rejects.toThrow('Restore that key from where you keep it');
}, 120_000);
