import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, runProgram, runSource } from '../../support/program.ts';

const SAMPLE = path.join(ROOT, 'tests/fixtures/woocommerce_sample_products.csv');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const runImport = (...args: string[]) => runProgram('scripts/import.ts', { TENDERO_DATA: folder }, args);

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
  const unsaid = await runSource('scripts/import.ts', { TENDERO_DATA: folder }, ['products', SAMPLE]);
  expect(unsaid.err).toContain('npm run import -- products|inventory|customers FILE --store ID');
  expect((await runImport('products', path.join(ROOT, 'demo/customers.csv'), '--store', '1')).err).toContain(
    'has no column for: Name, Price',
  );
  expect((await runImport('products', SAMPLE, '--store', '7')).err).toContain('There is no store 7');
});
