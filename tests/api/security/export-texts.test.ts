import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../../domain/schema/vocabulary.ts';
import { openBench, type Bench } from '../../conformance/bench.ts';
import { nameOf } from '../access/calls.ts';
import { draw } from '../../support/effort.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
}, 60_000);
afterAll(() => bench.test.close());

/** Characters that XML forbids (XML 1.0 §2.2), that end cells or lines, and that begin formulas. */
const piece = fc.constantFrom(
  ...'\u0001\b\u000b\f\u001f\u007f\u0085\u2028\ufffe\uffff\ufeff',
  ...'\t\r\n;,"\'',
  '=HYPERLINK("//evil.co")',
  '+1+1',
  '-2*3',
  '@SUM(1)',
  ' =1',
  '_x0001_',
  ']]>',
  '<b>',
  '&#0;',
  'Ñandú',
);
const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

const runs = (cell: string) => /^[\s"]*[=+\-@]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** The parts of a workbook, as they are written: a reader would hide what it forgives. */
async function xmlOf(workbook: Uint8Array): Promise<string[]> {
  const archive = new ZipReader(new Uint8ArrayReader(workbook));
  const entries = await archive.getEntries();
  const files = entries.filter((entry) => !entry.directory);
  return Promise.all(files.map((entry) => entry.getData(new TextWriter())));
}

/** Writes such a text into each field of a text that takes one. @returns how many took it */
async function fill(): Promise<number> {
  const { resources, owner, make, path } = bench;
  let taken = 0;
  for (const resource of resources.filter(({ operations }) => operations.includes('create'))) {
    const texts = resource.fields.filter(
      ({ schema }) => schema.type === 'string' && schema.enum === undefined,
    );
    for (const { source } of texts)
      for (const value of draw(text, 2)) {
        const { id, version } = await make(resource);
        const change: Record<string, Json> = { [source]: value };
        const headers = { 'if-match': `"${version}"` };
        const { status } = await owner.patch(path(resource, `/${id}`), change, { headers });
        expect([200, 409, 412, 422, 400, 403], `${resource.name}.${source}`).toContain(status);
        if (status === 200) taken += 1;
      }
  }
  return taken;
}

test('[CWE-1236] whatever texts the API takes, every export of it opens, holds no forbidden character, and runs nowhere', async () => {
  const { test: api, owner } = bench;
  expect(await fill()).toBeGreaterThan(20);
  let files = 0;
  const routes = api.api.routes.filter(
    ({ method, path, query }) =>
      method === 'GET' && query?.['format'] !== undefined && !/\{(?!storeId)/.test(path),
  );
  for (const route of routes) {
    const path = route.path.replace('{storeId}', String(api.storeId));
    const csv = await owner.raw(`${path}?format=csv`);
    if (csv.status === 403) continue;
    expect([nameOf(route), csv.status]).toEqual([nameOf(route), 200]);
    const table = await csv.text();
    for (const delimiter of [',', ';', '\t']) {
      const { data } = Papa.parse<string[]>(table.replace(/^\ufeff/, ''), { delimiter });
      expect([nameOf(route), delimiter, data.flat().filter(runs)]).toEqual([nameOf(route), delimiter, []]);
    }
    const xlsx = await owner.raw(`${path}?format=xlsx`);
    const parts = await xmlOf(new Uint8Array(await xlsx.arrayBuffer()));
    expect(parts.length).toBeGreaterThan(3);
    const bad = parts.filter((xml) => FORBIDDEN.test(xml) || /<f[ >]/.test(xml));
    expect([nameOf(route), bad]).toEqual([nameOf(route), []]);
    files += 1;
  }
  expect(files).toBeGreaterThan(5);
}, 240_000);
