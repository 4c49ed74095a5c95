/**
 * Twenty schemas of other trades, written from the guides alone: clinics, gyms, repairs, kitchens, farms, rentals, schools,
 * tours. Each passes the linter, gets its tables, and goes through one round of its life on PostgreSQL.
 */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintSchemas } from '../../domain/schema/lint/lint.ts';
import { readResources } from '../../domain/schema/read.ts';
import { readSchemaFiles } from '../support/resources.ts';
import { setUpBench, type Row } from './bench.ts';

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
      const value = read.body[source];
      const sought = Array.isArray(value) ? value[0] : value;
      if (sought === null || sought === undefined) continue;
      const asked = op === 'between' ? `${String(sought)},${String(sought)}` : String(sought);
      const query = new URLSearchParams({ [`${source}.${op}`]: asked, 'id.in': String(row.id) });
      const found = await bench.owner.get<Row[]>(bench.path(resource, `?${query}`));
      expect([source, found.status, found.body.length], JSON.stringify(found.body)).toEqual([source, 200, 1]);
    }
    const governed = new Set(resource.rules.flatMap(({ then }) => Object.values(then).flat()));
    const name = resource.fields.find(
      ({ kind, source, readOnly, writeOnly, db, schema }) =>
        ['text', 'number', 'integer', 'money'].includes(kind) &&
        schema.pattern === undefined &&
        !readOnly &&
        !writeOnly &&
        db.index === undefined &&
        !governed.has(source),
    )?.source;
    if (name === undefined) throw new Error(`${resource.name} has no field to change`);
    const again = await bench.value(resource, name, 77);
    const changed = await bench.owner.patch<Row>(one, { [name]: again });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body[name]).toEqual(again);
    const file = await bench.owner.get(bench.path(resource, '/export?format=csv'));
    expect(file.status).toBe(200);
    const gone = await bench.owner.delete(one);
    expect([gone.status, (await bench.owner.get(one)).status]).toEqual([
      gone.status < 300 ? gone.status : 0,
      404,
    ]);
  });
});
