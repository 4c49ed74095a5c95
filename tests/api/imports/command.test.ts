import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLE = path.join(ROOT, 'tests/fixtures/woocommerce_sample_products.csv');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function runImport(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, TENDERO_DATA: folder, LOG_LEVEL: 'error' };
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/import.ts', ...args],
      { cwd: ROOT, env },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

test('[PRD-10] a file with mistakes is reported line by line, and nothing is written', async () => {
  const file = path.join(folder, 'malo.csv');
  await writeFile(file, 'Type,SKU,Name,Published,Regular price\nsimple,A,,1,100\nsimple,B,Gorra,1,gratis\n');
  const { code, out, err } = await runImport('products', file, '--store', '1');
  expect(code).toBe(1);
  expect(out.trim().split('\n')).toEqual([
    'Line 2: Name: This is missing',
    'Line 3: Price: We do not understand “gratis”',
  ]);
  expect(err).toContain('2 mistakes: nothing was written');
});

test('wrong words, another file and an unknown store each get a sentence', async () => {
  expect((await runImport('products', SAMPLE)).err).toContain(
    'npm run import -- products|inventory|customers FILE --store ID',
  );
  expect((await runImport('products', path.join(ROOT, 'demo/customers.csv'), '--store', '1')).err).toContain(
    'has no column for: Name, Price',
  );
  expect((await runImport('products', SAMPLE, '--store', '7')).err).toContain('There is no store 7');
});
