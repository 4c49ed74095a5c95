/**
 * The refusals of every resource of `schemas/`: bad values, unknown and read-only fields, other stores, missing
 * permissions.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '../../domain/schema/model.ts';
import type { Operation } from '../../domain/schema/vocabulary.ts';
import { badValues } from './bad-values.ts';
import { allows, type Bench, type Row } from './bench.ts';
import { isShown } from './conditions.ts';
import { writable } from './satisfy.ts';

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, { key: string }>;
}

export function testRefusals(resources: Resource[], open: () => Bench): void {
  let bench: Bench;
  beforeAll(() => {
    bench = open();
  });
  const creatable = resources.filter((resource) => allows(resource, 'create'));
  describe.each(creatable.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
    const rules = writable(resource.fields)
      .filter(({ kind }) => !['items', 'json', 'references'].includes(kind))
      .flatMap((field) => badValues(field).map((bad) => [field.source, bad.key, bad.value] as const));

    test.each(rules)('%s that breaks `%s` is named, and nothing is stored', async (source, key, value) => {
      // A property that a rule shows can be refused for its value only while it is shown.
      const body = await bench.body(resource, 5, { goal: (one) => isShown(resource, source, one) });
      const before = (await bench.owner.get(bench.path(resource, '?limit=1'))).headers.get('x-total-count');
      const answer = await bench.owner.post<Refusal>(bench.path(resource), { ...body, [source]: value });
      expect(answer.status, JSON.stringify(answer.body)).toBe(422);
      expect(answer.body.errors?.[source]?.key ?? nested(answer.body, source)).toBe(key);
      const after = (await bench.owner.get(bench.path(resource, '?limit=1'))).headers.get('x-total-count');
      expect(after).toBe(before);
    });

    test('a required field left out is named', async () => {
      for (const field of writable(resource.fields).filter(
        ({ required, default: fallback }) => required && fallback === undefined,
      )) {
        const body = await bench.body(resource, 6);
        delete body[field.source];
        const answer = await bench.owner.post<Refusal>(bench.path(resource), body);
        expect(answer.status, field.source).toBe(422);
        expect(answer.body.errors?.[field.source]?.key).toBe('required');
      }
    });

    test('fields that nobody declared are refused, prototype keys too', async () => {
      const body = JSON.stringify(await bench.body(resource, 7)).slice(0, -1);
      for (const key of ['nada', 'store_id', 'constructor', '__proto__']) {
        const answer = await bench.owner.post<Refusal>(bench.path(resource), `${body},"${key}":1}`);
        expect(answer.status, key).toBe(422);
        expect(Object.keys(answer.body.errors ?? {})).toContain(key);
      }
    });

    test('fields that only the server writes are refused, and stay as they are', async () => {
      const row = await bench.make(resource);
      for (const field of resource.fields.filter(({ readOnly, kind }) => readOnly && kind !== 'collection')) {
        const answer = await bench.owner.patch<Refusal>(bench.path(resource, `/${row.id}`), {
          [field.source]: 999_999,
        });
        expect(answer.status, field.source).toBe(422);
        expect(Object.keys(answer.body.errors ?? {})).toContain(field.source);
      }
      expect((await bench.owner.get(bench.path(resource, `/${row.id}`))).body).toEqual(row);
    });

    test("another store's row answers like one that does not exist, in the path and in a body", async () => {
      const foreign = await bench.foreign(resource);
      const [theirs, missing] = [bench.path(resource, `/${foreign.id}`), bench.path(resource, '/999999999')];
      const ask = async (path: string) => {
        const answers = [
          await bench.owner.get<Refusal>(path),
          await bench.owner.patch<Refusal>(path, {}),
          await bench.owner.delete<Refusal>(path),
        ];
        return answers.map(({ status, body }) => [status, body.code]);
      };
      expect(await ask(theirs)).toEqual(await ask(missing));
      expect(
        (await bench.rival.client.get<Row>(`/stores/${bench.rival.storeId}/${resource.name}/${foreign.id}`))
          .body,
      ).toEqual(foreign);
      expect((await bench.outsider.get(bench.path(resource))).status).toBe(404);

      for (const field of writable(resource.fields).filter(({ kind }) => kind === 'reference')) {
        const target = bench.resources.find(({ name }) => name === field.ref?.resource);
        if (!target || !allows(target, 'create')) continue;
        const their = await bench.foreign(target).catch(() => null);
        if (!their) continue;
        const answer = await bench.owner.post<Refusal>(bench.path(resource), {
          ...(await bench.body(resource, 8)),
          [field.source]: their.id,
        });
        expect(answer.status, field.source).toBe(422);
        expect(answer.body.errors?.[field.source]?.key).toBe('reference');
      }
    });

    test('a member without the permission is refused; nobody at all is asked to sign in', async () => {
      type Call = (client: Bench['owner']) => Promise<{ status: number; body: Refusal }>;
      const calls: [Operation, Call][] = [
        ['list', (client) => client.get<Refusal>(bench.path(resource))],
        ['create', (client) => client.post<Refusal>(bench.path(resource), {})],
        ['edit', (client) => client.patch<Refusal>(bench.path(resource, '/1'), {})],
        ['delete', (client) => client.delete<Refusal>(bench.path(resource, '/1'))],
      ];
      for (const [operation, call] of calls) {
        if (!allows(resource, operation)) continue;
        const refused = await call(bench.nobody);
        expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
        expect((await call(bench.test.anonymous())).status).toBe(401);
      }
    });

    test('what the plan does not include is refused with the word that offers it', async () => {
      const features = Object.entries(resource.access).filter(([, rule]) => rule.feature !== undefined);
      const path = `/stores/${bench.test.otherStoreId}/${resource.name}`;
      for (const [operation] of features) {
        const answer =
          operation === 'bulkDelete'
            ? await bench.outsider.delete<Refusal>(path, { ids: [1] })
            : operation === 'create'
              ? await bench.outsider.post<Refusal>(path, {})
              : operation === 'edit'
                ? await bench.outsider.patch<Refusal>(`${path}/1`, {})
                : await bench.outsider.get<Refusal>(
                    `${path}${operation === 'export' ? '/export?format=csv' : ''}`,
                  );
        expect([answer.status, answer.body.code], operation).toEqual([403, 'plan_required']);
      }
    });
  });
}

/** A nested complaint counts for its field: `customer.name` for `customer`. */
function nested({ errors = {} }: Refusal, source: string): string | undefined {
  return Object.entries(errors).find(([path]) => path.startsWith(`${source}.`))?.[1].key;
}
