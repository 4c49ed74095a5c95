import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openConfiguredDatabase,
  type ConfiguredDatabase,
} from '../../server/adapters/configured-database.ts';
import { openFolderFiles } from '../../server/adapters/folder-files.ts';
import { readConfig } from '../../server/config.ts';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { productResources } from '../support/resources.ts';
import type { TestClient } from '../support/client.ts';

/** A fresh cluster takes about sixty. */
const MEGABYTES = 160;
const MOST_WRITES = 3000;

const disk = mountSmallDisk(MEGABYTES);
let opened: ConfiguredDatabase;
let api: TestApi;
let owner: TestClient;
let collections: string;

beforeAll(async () => {
  if (disk === null) return;
  const data = path.join(disk.folder, 'data');
  await mkdir(data);
  opened = await openConfiguredDatabase(readConfig({ TENDERO_DATA: data }), productResources());
  const files = await openFolderFiles(path.join(data, 'files'));
  api = await createTestApi({ database: opened.database, ports: { files } });
  owner = await signedIn(api, 'owner');
  collections = `/stores/${api.storeId}/collections`;
}, 90_000);
afterAll(async () => {
  await opened?.close();
  await disk?.remove();
});

interface Outcome {
  status: number;
  code?: string;
  message?: string;
}

async function add(name: string): Promise<Outcome> {
  const { status, body } = await owner.post<Outcome>(collections, { name });
  return { ...body, status };
}

async function upload(): Promise<Outcome> {
  const noise = { create: { width: 900, height: 900, channels: 3, background: '#000' } } as const;
  const picture = await sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'foto.png');
  const response = await owner.raw(`/stores/${api.storeId}/files`, { method: 'POST', body: form });
  return { ...(await response.json()), status: response.status };
}

test.skipIf(disk === null)(
  'a full disk refuses writes in a plain sentence, keeps nothing half, and is forgotten once there is space',
  async () => {
    if (disk === null) return;
    const kept = ['antes', 'también antes'];
    for (const name of kept) expect((await add(name)).status).toBe(201);
    await disk.fill();

    expect(await upload()).toMatchObject({ status: 503, code: 'unavailable' });
    let refused: Outcome | undefined;
    for (let number = 0; refused === undefined && number < MOST_WRITES; number += 1) {
      const name = `${number} ${'largo '.repeat(8)}`.trim();
      const outcome = await add(name);
      if (outcome.status === 201) kept.push(name);
      else refused = outcome;
    }
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused?.message).not.toMatch(/space|disk|ENOSPC|postgres/i);

    await disk.free();
    await expect
      .poll(() => add('otra vez').then(({ status }) => status), { timeout: 30_000, interval: 500 })
      .toBe(201);
    kept.push('otra vez');
    expect((await upload()).status).toBe(201);

    const listed = await owner.get<{ name: string }[]>(`${collections}?limit=1`);
    const total = Number(listed.headers.get('x-total-count'));
    expect(total).toBe(kept.length);
    const files = await readdir(path.join(disk.folder, 'data/files'), {
      recursive: true,
      withFileTypes: true,
    });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
  },
  120_000,
);
