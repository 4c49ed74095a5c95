/** Every resource of `schemas/` can be created, read, listed, changed and deleted, by the rules of the API. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sameValue } from '../../domain/changes/changes.ts';
import { lowestOf } from '../../domain/schema/amounts.ts';
import { elementOf, isScalar } from '../../domain/schema/fields.ts';
import type { FilterOp } from '../../domain/schema/vocabulary.ts';
import { filterOps } from '../../domain/schema/query.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';
import { allows, type Bench, type Row } from './bench.ts';
import { holds, isShown, isUnlocked, type Body } from './conditions.ts';
import { patched, writable } from './satisfy.ts';

interface Refused {
  errors?: Record<string, { key: string }>;
}

/** Another body for a row, and a field that a change may set to the value that it has there. */
export async function other(
  bench: Bench,
  resource: Resource,
  row: Row,
): Promise<{ body: Body; field: Field }> {
  const stored = await bench.stored(resource, row);
  // A choice of few values may fall on the one that the row has.
  for (const n of [77, 78, 79, 80]) {
    const body = await bench.body(resource, n);
    const field = changeable(resource).find((one) => takes(resource, stored, body, one));
    if (field !== undefined) return { body, field };
  }
  throw new Error(`${resource.name} has no field to change`);
}

/** Fields of one value that can be seen to change, those first that are no choice: a rule may wait for a choice. */
function changeable(resource: Resource): Field[] {
  const isFree = ({ kind }: Field) => ['text', 'money', 'integer'].includes(kind);
  return writable(resource.fields)
    .filter(
      ({ kind, writeOnly, db }) =>
        isScalar(kind) && kind !== 'reference' && !writeOnly && db.index !== 'unique',
    )
    .toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)));
}

/** Whether what is stored takes this field of the body alone, and then the whole body. */
function takes(resource: Resource, stored: Body, body: Body, { source }: Field): boolean {
  const value = body[source];
  if (value === undefined || sameValue(value, stored[source])) return false;
  const after = patched(resource, stored, { [source]: value });
  return (
    after !== null &&
    sameValue(after[source], value) &&
    isUnlocked(resource, after) &&
    patched(resource, after, body) !== null
  );
}

/** A value of a field that the stored row does not have: one that a choice of few values may give at the second try. */
async function otherValue(bench: Bench, resource: Resource, source: string, row: Row): Promise<unknown> {
  const field = resource.fields.find((one) => one.source === source);
  const ref = field && (field.ref ?? elementOf(field)?.ref);
  const target = bench.resources.find(({ name }) => name === ref?.resource);
  if (field && target) {
    const { id } = await bench.make(target, ref?.filter);
    return field.kind === 'reference' ? id : [id];
  }
  for (const n of [4321, 4322, 4323, 4324]) {
    const value = await bench.value(resource, source, n);
    if (!sameValue(value, row[source])) return value;
  }
  throw new Error(`${resource.name}.${source} has one value only`);
}

/** What a filter compares: the field's value, or the amount that a list shows of it (`x-ui.lowest`). */
function filteredValue({ fields }: Resource, source: string, row: Row): unknown {
  const field = fields.find((one) => one.source === source);
  if (field?.lowest === undefined) return row[source];
  const lower = fields.find(({ replaces }) => replaces === source);
  const own = [row[source], lower && row[lower.source]].filter((value) => typeof value === 'number');
  return lowestOf(field.lowest, row)?.amount ?? Math.min(...own);
}

/** A list is found by its elements: those that a filter asks for, and of `none` those that it has not. */
const FINDS: Readonly<Partial<Record<FilterOp, boolean>>> = { any: true, all: true, none: false };

export function testRecords(resources: Resource[], open: () => Bench): void {
  let bench: Bench;
  beforeAll(() => {
    bench = open();
  });
  const creatable = resources.filter((resource) => allows(resource, 'create'));
  describe.each(creatable.map((resource) => [resource.name, resource] as const))(
    '[SCH-01] %s',
    (_, resource) => {
      test('is created, read and listed as it was sent', async () => {
        const body = await bench.body(resource, 1);
        const created = await bench.owner.post<Row>(bench.path(resource), body);
        expect(created.status, JSON.stringify(created.body)).toBe(201);
        const read = await bench.owner.get<Row>(bench.path(resource, `/${created.body.id}`));
        expect(read.status).toBe(200);
        expect(read.headers.get('etag')).toBe(`"${created.body.version}"`);
        for (const field of writable(resource.fields)) {
          if (field.writeOnly) expect(read.body).not.toHaveProperty(field.source);
          else if (field.kind !== 'items' && body[field.source] !== undefined)
            expect(read.body[field.source]).toEqual(body[field.source]);
        }
        const listed = await bench.owner.get<Row[]>(bench.path(resource, `?id.in=${created.body.id}`));
        expect(listed.headers.get('x-total-count')).toBe('1');
        expect(listed.body.map(({ id }) => id)).toEqual([created.body.id]);
      });

      test('the whole record, as it was read, is accepted back, also with one change', async () => {
        if (!allows(resource, 'edit')) return;
        const made = await bench.make(resource);
        const one = bench.path(resource, `/${made.id}`);
        const read = (await bench.owner.get<Row>(one)).body;
        const same = await bench.owner.put<Row>(one, read);
        expect(same.status, JSON.stringify(same.body)).toBe(200);
        expect(same.body).toEqual(read);
        const { body: fresh, field } = await other(bench, resource, read);
        const value = fresh[field.source];
        const changed = await bench.owner.put<Row>(one, { ...read, [field.source]: value });
        expect(changed.status, JSON.stringify(changed.body)).toBe(200);
        expect(changed.body).toMatchObject({ [field.source]: value, version: read.version + 1 });
        const stale = await bench.owner.put<{ errors?: object }>(one, read);
        expect([stale.status, Object.keys(stale.body.errors ?? {})]).toEqual([
          422,
          expect.arrayContaining(['version']),
        ]);
        // A plan bounds how many there may be.
        if (allows(resource, 'delete')) await bench.owner.delete(one);
      });

      test('is changed in part and whole; a stale change is refused and told what is stored', async () => {
        if (!allows(resource, 'edit')) return;
        const row = await bench.make(resource);
        const { body, field } = await other(bench, resource, row);
        const one = bench.path(resource, `/${row.id}`);
        const changed = await bench.owner.patch<Row>(
          one,
          { [field.source]: body[field.source] },
          { headers: { 'if-match': `"${row.version}"` } },
        );
        expect(changed.status, JSON.stringify(changed.body)).toBe(200);
        expect(changed.body[field.source]).toEqual(body[field.source]);
        expect(changed.body.version).toBe(row.version + 1);

        const stale = await bench.owner.patch<{ code: string; current: Row }>(
          one,
          { [field.source]: row[field.source] },
          { headers: { 'if-match': `"${row.version}"` } },
        );
        expect(stale.status).toBe(412);
        expect(stale.body.code).toBe('stale');
        expect(stale.body.current).toEqual(changed.body);

        const whole = await bench.owner.put<Row>(one, { ...body });
        expect(whole.status, JSON.stringify(whole.body)).toBe(200);
        expect(whole.body[field.source]).toEqual(body[field.source]);
      });

      test('what a rule locks stays as it is once the rule holds', async () => {
        if (!allows(resource, 'edit')) return;
        for (const rule of resource.rules.filter(({ then }) => then.readOnly?.length)) {
          const row = await bench.make(resource);
          const one = bench.path(resource, `/${row.id}`);
          const stored = await bench.stored(resource, row);
          const locking = await bench.change(resource, stored, (body) => holds(rule, body));
          expect(locking, 'a change that locks').not.toBeNull();
          const locked = await bench.owner.patch<Row>(one, locking);
          expect(locked.status, JSON.stringify(locked.body)).toBe(200);
          const after = await bench.stored(resource, locked.body);
          // What another rule hides has no value to lock.
          const shown = rule.then.readOnly?.filter((source) => isShown(resource, source, after)) ?? [];
          for (const source of shown) {
            const value = await otherValue(bench, resource, source, locked.body);
            const refused = await bench.owner.patch<Refused>(one, { [source]: value });
            expect([refused.status, refused.body.errors?.[source]?.key], source).toEqual([422, 'readOnly']);
          }
        }
      });

      test('is deleted alone and in bulk; a bulk with a row of another store deletes nothing', async () => {
        if (!allows(resource, 'delete')) return;
        const [alone, together, also] = [
          await bench.make(resource),
          await bench.make(resource),
          await bench.make(resource),
        ];
        expect((await bench.owner.delete(bench.path(resource, `/${alone.id}`))).status).toBeLessThan(300);
        expect((await bench.owner.get(bench.path(resource, `/${alone.id}`))).status).toBe(404);
        if (!allows(resource, 'bulkDelete')) return;
        const foreign = await bench.foreign(resource);
        const refused = await bench.owner.delete(bench.path(resource), { ids: [together.id, foreign.id] });
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect((await bench.owner.get(bench.path(resource, `/${together.id}`))).status).toBe(200);
        expect(
          (await bench.owner.delete(bench.path(resource), { ids: [together.id, also.id] })).status,
        ).toBeLessThan(300);
        const left = await bench.owner.get(bench.path(resource, `?id.in=${together.id},${also.id}`));
        expect(left.headers.get('x-total-count')).toBe('0');
      });

      test('each declared filter finds the row by its value and nothing that differs', async () => {
        const row = await bench.make(resource);
        for (const [source, ops] of filterOps(resource)) {
          const value = filteredValue(resource, source, row);
          if (Array.isArray(value))
            for (const op of ops) {
              const finds = FINDS[op];
              if (finds === undefined || value.length === 0) continue;
              const query = `?limit=100&${source}.${op}=${value.map(encodeURIComponent).join(',')}`;
              const { status, body } = await bench.owner.get<Row[]>(bench.path(resource, query));
              expect([status, body.some(({ id }) => id === row.id)], `${source}.${op}`).toEqual([200, finds]);
            }
          if (value === null || value === undefined || typeof value === 'object') continue;
          for (const op of ops) {
            const operand = op === 'between' ? `${String(value)},${String(value)}` : String(value);
            const answer = await bench.owner.get<Row[]>(
              bench.path(resource, `?limit=100&${source}.${op}=${encodeURIComponent(operand)}`),
            );
            expect(answer.status, `${source}.${op}=${operand}: ${JSON.stringify(answer.body)}`).toBe(200);
            expect(
              answer.body.map(({ id }) => id),
              `${source}.${op}`,
            ).toContain(row.id);
            if (op !== 'contains')
              for (const found of answer.body) expect(filteredValue(resource, source, found)).toEqual(value);
          }
        }
      });
    },
  );
}
