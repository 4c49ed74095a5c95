/**
 * Twenty schemas of other trades, written from the guides alone: clinics, gyms, repairs, kitchens, farms, rentals, schools,
 * tours. Each passes the linter, gets its tables, and goes through one round of its life on PostgreSQL.
 */
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { sameValue } from '../../domain/changes/changes.ts';
import { headerMeanings } from '../../domain/exchange/file-columns.ts';
import { fold } from '../../domain/places/fold.ts';
import { lintSchemas } from '../../domain/schema/lint/lint.ts';
import { readResources } from '../../domain/schema/read.ts';
import { readSchemaFiles } from '../support/resources.ts';
import { setUpBench, type Row } from './bench.ts';
import { other } from './records-suite.ts';

const own = readSchemaFiles();
const trades = readSchemaFiles(path.resolve(import.meta.dirname, '../fixtures/trades'));
const resources = readResources({ ...own, ...trades }).filter(({ name }) => `${name}.json` in trades);
const open = setUpBench(resources);

test('they are twenty, and the linter has nothing to say', () => {
  expect(resources).toHaveLength(20);
  expect(lintSchemas({ ...own, ...trades })).toEqual([]);
});

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('is created, found by its filters, changed, exported and deleted', async () => {
    const bench = open();
    const row = await bench.make(resource);
    const one = bench.path(resource, `/${row.id}`);
    const read = await bench.owner.get<Row>(one);
    expect([read.status, read.body.id]).toEqual([200, row.id]);

    for (const { source, op } of resource.list.filters) {
      const finds = async (value: unknown) => {
        const operand = op === 'between' ? `${String(value)},${String(value)}` : String(value);
        const query = new URLSearchParams({ [`${source}.${op}`]: operand, 'id.in': String(row.id) });
        const { status, body } = await bench.owner.get<Row[]>(bench.path(resource, `?${query}`));
        return [source, status, Array.isArray(body) ? body.map(({ id }) => id) : body];
      };
      const stored = read.body[source];
      const sought = Array.isArray(stored) ? stored[0] : stored;
      if (sought === null || sought === undefined) continue;
      expect(await finds(sought)).toEqual([source, 200, op === 'none' ? [] : [row.id]]);
      const another = await bench.value(resource, source, 4321);
      if (typeof another !== 'object' && another !== undefined && !sameValue(another, sought))
        expect(await finds(another)).toEqual([source, 200, []]);
    }

    const { body, field } = await other(bench, resource, read.body);
    const changed = await bench.owner.patch<Row>(one, { [field.source]: body[field.source] });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const again = await bench.owner.get<Row>(one);
    expect(again.body).toMatchObject({ [field.source]: body[field.source], version: row.version + 1 });

    const file = await bench.owner.raw(bench.path(resource, '/export?format=csv'));
    const [header = [], ...lines] = Papa.parse<string[]>(await file.text(), { skipEmptyLines: true }).data;
    const meanings = headerMeanings(resource);
    const at = header.findIndex((text) => meanings.get(fold(text)) === 'id');
    expect(lines.map((line) => line[at])).toContain(String(row.id));

    expect((await bench.owner.delete(one)).status).toBeLessThan(300);
    expect((await bench.owner.get(one)).status).toBe(404);
  });
});
