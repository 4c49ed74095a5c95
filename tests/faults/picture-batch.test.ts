import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openFolderFiles } from '../../server/adapters/folder-files.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { createRandom } from '../../server/modules/imports/demo-orders.ts';
import type { PictureBatch } from '../../domain/picture-batches/batch.ts';
import { query } from '../api/db/rows.ts';
import { photo } from '../api/files/files-world.ts';
import { sendZip, zip } from '../api/picture-batches/batches-world.ts';
import { createTestApi, signedIn } from '../support/api.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { productResources } from '../support/resources.ts';
import { startJobs, workUntilKilled } from './killed-jobs.ts';

const PRODUCTS = 12;
const EACH = 2;

/** The pictures of each product in their order, by what they were made of. */
const PICTURES = `select p.sku, array_agg(f.source_digest order by i."order") as digests
from products p join product_images i on i.store_id = p.store_id and i.parent_id = p.id
join stored_files f on f.store_id = p.store_id and i.picture_url like '%/' || f.name
where p.sku like 'ZIP-%' group by p.sku order by p.sku`;

test('[PRD-11] a ZIP whose worker is killed at three random points adds the same pictures as an undisturbed one', async () => {
  const { url, drop } = await newDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-batch-'));
  const database = await openPostgres({ url }, productResources());
  const files = await openFolderFiles(path.join(folder, 'files'));
  const api = await createTestApi({ database, ports: { files } });
  const owner = await signedIn(api, 'owner');
  try {
    const skus = Array.from({ length: PRODUCTS }, (_, n) => `ZIP-${String(n).padStart(2, '0')}`);
    for (const sku of skus)
      await owner.post(`/stores/${api.storeId}/products`, { name: `Producto ${sku}`, sku, price: 1000 });
    const pictures = await Promise.all(
      skus.flatMap((sku, at) =>
        Array.from({ length: EACH }, async (_, n) => ({
          path: `${sku}/${n}.jpg`,
          body: await photo(20 + at, 20 + n),
        })),
      ),
    );
    const id = await sendZip(owner, api.storeId, await zip(pictures));

    // `BATCH_SEED` repeats a run that failed.
    const seed = Number(process.env['BATCH_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    process.stdout.write(`BATCH_SEED=${seed}\n`);
    const random = createRandom(seed);
    for (let kills = 0; kills < 3; kills += 1)
      await workUntilKilled(url, folder, random.between(1, 4), random.next() * 60);
    const batch = async () =>
      (await owner.get<PictureBatch>(`/stores/${api.storeId}/picture-batches/${id}`)).body;
    const last = await startJobs(url, folder);
    await expect.poll(async () => (await batch()).state, { timeout: 90_000, interval: 100 }).toBe('done');
    last.kill('SIGKILL');
    await once(last, 'close');

    const { total, added, present, refused, unmatched } = await batch();
    const whole = PRODUCTS * EACH;
    expect({ total, done: added + present, refused, unmatched }).toEqual({
      total: whole,
      done: whole,
      refused: 0,
      unmatched: 0,
    });
    const made = await database.read(api.storeId, (sql) => query(sql, PICTURES));
    const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');
    const undisturbed = skus.map((sku) => ({
      sku,
      digests: pictures.filter((one) => one.path.startsWith(sku)).map(({ body }) => digestOf(body)),
    }));
    expect(made).toEqual(undisturbed);
  } finally {
    await api.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
