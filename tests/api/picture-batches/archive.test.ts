import { expect, test } from 'vitest';
import { MOST_PICTURE_BYTES } from '../../../domain/picture-batches/batch.ts';
import { createMemoryFiles } from '../../support/memory-files.ts';
import { openArchive } from '../../../server/modules/picture-batches/archive.ts';
import { zip } from './batches-world.ts';

test('[CVE-2023-40028] an entry is unpacked up to the size of a picture and no further, whatever was judged before', async () => {
  const sizes = [MOST_PICTURE_BYTES, MOST_PICTURE_BYTES + 1, 2 * MOST_PICTURE_BYTES];
  const made = await zip(sizes.map((size, n) => ({ path: `A-1/${n}.tif`, body: new Uint8Array(size) })));
  const files = createMemoryFiles();
  await files.put('1/a.part', { body: made, contentType: 'application/octet-stream' });
  const parts = { files, storeId: 1, names: ['a.part'], size: made.byteLength };
  const [largest, ...larger] = await openArchive(parts);
  expect((await largest?.read())?.byteLength).toBe(MOST_PICTURE_BYTES);
  expect(larger).toHaveLength(2);
  for (const file of larger)
    await expect(file.read().then(({ byteLength }) => byteLength)).rejects.toMatchObject({
      refusal: 'bomb',
    });
});
