import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepKeys, keptKeys } from '../../server/adapters/secret-keys.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { openPorts, type OpenPorts } from '../../server/open-ports.ts';
import { newKey, writeKey } from '../../server/secrets/keys.ts';
import { insert, query } from '../api/db/rows.ts';
import { twoStores } from '../api/db/shop.ts';
import { ROOT, runProgram, type Outcome } from '../support/program.ts';

const KILL = path.join(import.meta.dirname, 'killed-at.mjs');
const COLUMNS = ['client_id', 'client_secret', 'integrity', 'event_wompi_key'] as const;
const SECRETS = 2 * COLUMNS.length;

let folder = '';
let stores: readonly number[] = [];

const placeOf = (column: string, storeId: number): string =>
  `payment_channels_store.${column}/${storeId}/${stores.indexOf(storeId) + 1}`;
const textOf = (column: string, storeId: number): string => `${column} of ${storeId}`;

/** A start of the server with these settings, as far as the database. */
async function started<T>(
  settings: Record<string, string>,
  work: (open: OpenPorts) => Promise<T>,
): Promise<T> {
  const open = await openPorts(readConfig({ TENDERO_DATA: folder, ...settings }), silentLogger, ROOT);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** Every secret of every store, in clear, as a start with these settings reads it. */
function readable(settings: Record<string, string> = {}): Promise<string[]> {
  return started(settings, async ({ ports: { database, secrets } }) => {
    const texts: string[] = [];
    for (const storeId of stores) {
      const [row = {}] = await database.read(storeId, (sql) =>
        query(sql, `select ${COLUMNS.join(', ')} from payment_channels_store`),
      );
      for (const column of COLUMNS)
        texts.push(await secrets.open(String(row[column]), placeOf(column, storeId)));
    }
    return texts;
  });
}

const all = (): string[] => stores.flatMap((id) => COLUMNS.map((column) => textOf(column, id)));

/** The command, ended right after its step of this number. */
async function rotate(
  settings: Record<string, string> = {},
  killedAt = 0,
): Promise<Outcome & { steps: string[] }> {
  const file = path.join(folder, 'steps');
  await writeFile(file, '');
  const env = { TENDERO_DATA: folder, STEPS_FILE: file, KILLED_AT: String(killedAt), ...settings };
  const outcome = await runProgram('scripts/secrets.ts', env, ['rotate'], KILL);
  const steps = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return { ...outcome, steps };
}

const inFile = async (): Promise<string[]> => (await keptKeys(folder)).map(writeKey);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-rotation-'));
  await started({}, async ({ ports: { database, secrets } }) => {
    stores = await twoStores(database);
    for (const storeId of stores) {
      const sealed = await Promise.all(
        COLUMNS.map(async (column) => [
          column,
          await secrets.seal(textOf(column, storeId), placeOf(column, storeId)),
        ]),
      );
      const row = { store_id: storeId, payment_channel_id: 3, active: 1, ...Object.fromEntries(sealed) };
      await database.write(storeId, ({ sql }) => insert(sql, 'payment_channels_store', row));
    }
  });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('[ASVS 13.3.1] killed after any of its steps, it leaves every secret readable, and can be run again', async () => {
  expect(await readable()).toEqual(all());
  const whole = await rotate();
  expect(whole).toMatchObject({ code: 0, out: `${SECRETS} secrets are encrypted with the new key\n` });
  // The new key is on the disk before a secret is sealed with it. The former one is until the last is.
  const written = ['writeFile secrets-keys.new', 'rename secrets-keys.new', 'sync of the folder'];
  const sealing = whole.steps.indexOf('insert into "secret_keys"');
  expect(whole.steps.slice(0, sealing).slice(-3)).toEqual(written);
  expect(whole.steps.slice(-3)).toEqual(written);
  expect(whole.steps.filter((step) => step.startsWith('update'))).toHaveLength(SECRETS);

  // The first and the last of each kind of step; what lies between is like them.
  const changing = [...new Set(whole.steps)].filter((step) => !/^(rm|sync|insert)/.test(step));
  const telling = changing.flatMap((step) => [whole.steps.indexOf(step), whole.steps.lastIndexOf(step)]);
  for (const at of new Set(telling.map((index) => index + 1))) {
    const { signal, steps } = await rotate({}, at);
    expect([signal, steps]).toEqual(['SIGKILL', whole.steps.slice(0, at)]);
    expect(await readable(), `after ${at} ${steps.at(-1)}`).toEqual(all());
  }
  const [before] = await inFile();
  expect((await rotate()).code).toBe(0);
  const after = await inFile();
  expect([after.length, after[0] === before]).toEqual([1, false]);
  expect(await readable()).toEqual(all());
}, 240_000);

test('[ASVS 13.3.1] with SECRETS_KEYS it seals with the first of them, whatever the file has, and a kill loses none', async () => {
  const [old = ''] = await inFile();
  const next = writeKey(newKey());
  // A key alone that has sealed nothing is refused, and nothing is changed.
  const refused = await rotate({ SECRETS_KEYS: next });
  expect([refused.code, refused.steps]).toEqual([1, []]);
  expect(refused.err).toContain('Keys are those of SECRETS_KEYS, or else those of the file secrets-keys');
  const both = { SECRETS_KEYS: `${next},${old}` };
  for (const at of [3, 6]) {
    const { signal, steps } = await rotate(both, at);
    expect([signal, steps.length]).toEqual(['SIGKILL', at]);
    expect(await readable(both)).toEqual(all());
  }
  const done = await rotate(both);
  expect([done.code, done.out]).toEqual([
    0,
    expect.stringMatching(/secrets are encrypted with the new key\nSECRETS_KEYS needs its first key only\n$/),
  ]);
  expect(await inFile()).toEqual([old]);
  expect(await readable({ SECRETS_KEYS: next })).toEqual(all());
  await expect(readable()).rejects.toThrow('Restore that key from where you keep it');
  // Back to a file, which then has the key of the settings.
  await keepKeys(folder, [Buffer.from(next, 'hex')]);
  expect(await readable()).toEqual(all());
}, 120_000);

test('with another database than the folder’s, the key of the folder is not the command’s to change', async () => {
  const before = await inFile();
  const { code, err } = await rotate({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect([code, err]).toEqual([1, expect.stringContaining('into SECRETS_KEYS of each of them')]);
  expect(await inFile()).toEqual(before);
});

test('a first key that was cut off before a character of it was written is made again', async () => {
  const data = path.join(folder, 'cut');
  const first = await keptKeys(data);
  await writeFile(path.join(data, 'secrets-keys'), '');
  const second = await keptKeys(data);
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
  expect(await keptKeys(data)).toEqual(second);
});
