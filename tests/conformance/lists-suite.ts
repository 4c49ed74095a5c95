/** Every resource of `schemas/` is listed by the rules of the API: sorts, page edges, unknown keys, search. */
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { headerMeanings } from '../../domain/exchange/file-columns.ts';
import { fold } from '../../domain/places/fold.ts';
import { countedBy, filterOps, sortableSources } from '../../domain/schema/query.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { allows, type Bench, type Row } from './bench.ts';

export function testLists(resources: Resource[], open: () => Bench): void {
  let bench: Bench;
  beforeAll(() => {
    bench = open();
  });
  const listed = resources.filter((resource) => allows(resource, 'list'));
  describe.each(listed.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
    beforeAll(async () => {
      if (allows(resource, 'create')) for (let n = 0; n < 3; n += 1) await bench.make(resource);
    });

    test('each sort orders the rows, and its reverse reverses them', async () => {
      for (const source of sortableSources(resource)) {
        const [up, down] = await Promise.all(
          ['asc', 'desc'].map((order) =>
            bench.owner.get<Row[]>(bench.path(resource, `?limit=100&sort=${source},${order}`)),
          ),
        );
        expect(up?.status, source).toBe(200);
        const values = up?.body.map((row) => row[source]).filter((value) => typeof value === 'number') ?? [];
        expect(values, source).toEqual(values.toSorted((a, b) => a - b));
        const distinct = (rows: Row[] = []) => [
          ...new Set(rows.map((row) => JSON.stringify(row[source])).filter((value) => value !== 'null')),
        ];
        expect(distinct(down?.body), source).toEqual(distinct(up?.body).toReversed());
      }
    });

    test('pages do not overlap, the total is exact on each, and one past the end is empty', async () => {
      const first = await bench.owner.get<Row[]>(bench.path(resource, '?limit=2&page=1'));
      const total = Number(first.headers.get('x-total-count'));
      const second = await bench.owner.get<Row[]>(bench.path(resource, '?limit=2&page=2'));
      const past = await bench.owner.get<Row[]>(bench.path(resource, '?limit=2&page=100000'));
      expect([second, past].map((answer) => Number(answer.headers.get('x-total-count')))).toEqual([
        total,
        total,
      ]);
      const ids = [...first.body, ...second.body].map(({ id }) => id);
      expect(new Set(ids).size).toBe(Math.min(4, total));
      expect(past.body).toEqual([]);
    });

    test.each([
      'limit=0',
      `limit=${resource.maxPage + 1}`,
      'limit=-5',
      'page=0',
      'page=-1',
      'page=1e3',
      'sort=nada',
      'sort=id,sideways',
      'nada=1',
      'id.like=1',
      'id.in=uno',
      'limit=5&limit=6',
      '__proto__=1',
    ])('refuses ?%s and names the key', async (query) => {
      const answer = await bench.owner.get<{ code: string; errors?: object; message: string }>(
        bench.path(resource, `?${query}`),
      );
      expect(answer.status).toBe(400);
      const key = query.split('=')[0] ?? '';
      expect(JSON.stringify(answer.body)).toContain(key);
    });

    test('each reference counts as many records as its filter finds', async () => {
      for (const { source } of countedBy(resource)) {
        const rows = (await bench.owner.get<Row[]>(bench.path(resource, '?limit=100'))).body;
        const ids = [...new Set(rows.flatMap((row) => row[source]))].filter((id) => typeof id === 'number');
        const asked = [...ids, 987_654_321];
        const { status, body } = await bench.owner.get<{ id: number; count: number }[]>(
          bench.path(resource, `/counts?by=${source}&ids=${asked.join(',')}`),
        );
        expect([status, body.map(({ id }) => id)], source).toEqual([200, asked]);
        const op = filterOps(resource).get(source)?.has('in') ? 'in' : 'equals';
        for (const { id, count } of body) {
          const found = await bench.owner.get(bench.path(resource, `?limit=1&${source}.${op}=${id}`));
          expect(count, `${source} ${id}`).toBe(Number(found.headers.get('x-total-count')));
        }
      }
    });

    test('no secret can be sorted by or filtered by', async () => {
      for (const field of resource.fields.filter(({ writeOnly }) => writeOnly)) {
        for (const query of [
          `sort=${field.source},asc`,
          `${field.source}.equals=a`,
          `${field.source}.contains=a`,
        ]) {
          expect((await bench.owner.get(bench.path(resource, `?${query}`))).status, query).toBe(400);
        }
      }
    });

    test('is exported whole as xlsx and csv', async () => {
      if (!allows(resource, 'export')) return;
      const total = Number(
        (await bench.owner.get(bench.path(resource, '?limit=1'))).headers.get('x-total-count'),
      );
      const csv = await bench.owner.raw(bench.path(resource, '/export?format=csv'));
      expect(csv.status).toBe(200);
      const { data } = Papa.parse<string[]>(await csv.text(), { skipEmptyLines: true });
      const [header = [], ...lines] = data;
      // A record has a line for each of its items, and its number on each.
      const meanings = headerMeanings(resource);
      const at = header.findIndex((text) => meanings.get(fold(text)) === 'id');
      expect(new Set(lines.map((line) => line[at])).size).toBe(total);
      const xlsx = await bench.owner.raw(bench.path(resource, '/export?format=xlsx'));
      expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
      expect(new TextDecoder().decode((await xlsx.arrayBuffer()).slice(0, 2))).toBe('PK');
    });
  });
}
