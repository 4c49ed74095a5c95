import { afterAll, afterEach, beforeAll } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema, ResourceSchema, XRef } from '../../../domain/schema/vocabulary.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { NO_DECISIONS, type Decisions } from '../../../server/db/ddl/change.ts';
import { planSetUp, setUp } from '../../../server/db/setup.ts';
import { connectOwner } from './owner.ts';
import { schema } from './shop.ts';

export const NAME = { name: { type: 'string' } } satisfies Record<string, JsonSchema>;
export const BRANDS = schema('brands', NAME, ['name']);
export const MAKERS = schema('makers', NAME, ['name']);
export const LINES: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { text: { type: 'string' } } },
};

export const coupons = (
  properties: Record<string, JsonSchema>,
  required: string[] = ['name'],
): ResourceSchema => schema('coupons', { ...NAME, ...properties }, required);
export const refers = (resource: string, relation: XRef['relation'] = 'many-to-one'): JsonSchema =>
  relation === 'many-to-one'
    ? { type: 'integer', 'x-ref': { resource, relation } }
    : { type: 'array', items: { type: 'integer' }, 'x-ref': { resource, relation } };
export const renamed = (one: ResourceSchema, name: string): ResourceSchema => ({
  ...one,
  'x-resource': { ...one['x-resource'], name, renamedFrom: one['x-resource'].name },
});
export const yes = (...names: string[]): Decisions => ({
  ...NO_DECISIONS,
  apply: new Map(
    names.map((name): [string, string | undefined] => {
      const [key = '', value] = name.split('=');
      return [key, value];
    }),
  ),
});

/** A database of the tests around it, whose schemas change; empty again after each. */
export function useChanges() {
  let owner: Connection;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterEach(async () => {
    const made = await rows(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname ~ '^(coupon|voucher|brand|maker)'`,
    );
    await owner.script(made.map(({ name }) => `drop table if exists ${String(name)} cascade;`).join(''));
    await owner.script('truncate row_counts, audit; truncate roles cascade');
  });
  afterAll(() => close());

  const read = (schemas: ResourceSchema[]) => schemas.map((one) => readResource(one));
  const start = (...schemas: ResourceSchema[]) => setUp(owner, read(schemas));
  const decide = (decisions: Decisions, ...schemas: ResourceSchema[]) =>
    setUp(owner, read(schemas), { decisions });
  const plan = (...schemas: ResourceSchema[]) => planSetUp(owner, read(schemas));
  let asked = 0;
  /** Each text is a statement of its own: a prepared one does not survive another type. */
  const rows = async (text: string) => (await owner.query(`${text} -- ${(asked += 1)}`, [])).rows;
  const fill = (table: string, columns: string, values: string) =>
    owner.script(`insert into ${table} (store_id, ${columns}) values (1, ${values})`);
  const script = (text: string) => owner.script(text);
  return { start, decide, plan, rows, fill, script };
}
