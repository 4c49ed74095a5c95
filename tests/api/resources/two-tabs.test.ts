import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { errorOfAnswer } from '../../../src/dataProvider/api-error.ts';
import { ifMatch } from '../../../src/dataProvider/records.ts';
import type { Values } from '../../../src/form/values.ts';
import { saveEdit } from '../../../src/form/useRecordWrite.ts';
import { lineOf, openShop, type Order, type Shop } from '../orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const SOURCES = ['name', 'description', 'price', 'tags'] as const;
const text = (source: string): FieldDescriptor => ({
  source,
  label: { es: source },
  kind: 'text',
  display: 'text',
  widget: 'text',
});
const FIELDS = SOURCES.map(text);
const part = (record: Values): Values =>
  Object.fromEntries(SOURCES.map((source) => [source, record[source]]));

/** A PATCH as the panel sends it. */
async function update(path: string, patch: Values, before: Values): Promise<Values> {
  if (Object.keys(patch).length === 0) return before;
  const { status, body } = await shop.owner.patch<Values>(path, patch, { headers: ifMatch(before) });
  if (status >= 400) throw errorOfAnswer(status, body);
  return body;
}

/** What two people do, one step after the other. */
const step = fc.record({
  tab: fc.nat({ max: 1 }),
  does: fc.oneof(fc.constantFrom(...SOURCES), fc.constantFrom('save' as const, 'save' as const)),
  keepsMine: fc.boolean(),
});

test('[R26] two tabs edit one product: whatever was saved stays, unless who replaces it saw it or was asked', async () => {
  let fresh = 1000;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const made = await shop.product({ description: 'a', tags: 'b' });
      const path = `${shop.base}/products/${made.id}`;
      const read = async (): Promise<Values> => (await shop.owner.get<Values>(path)).body;
      const start = await read();
      const tabs = [0, 1].map(() => ({ base: start, mine: part(start) }));
      for (const { tab: at, does, keepsMine } of steps) {
        const tab = tabs[at];
        if (tab === undefined) continue;
        if (does !== 'save') {
          fresh += 1;
          tab.mine[does] = does === 'price' ? fresh : `texto ${fresh}`;
          continue;
        }
        const was = await read();
        const result = await saveEdit({
          ...tab,
          fields: FIELDS,
          part,
          update: (patch, before) => update(path, patch, before),
        });
        const asked = result.conflicts?.map(({ path: source }) => source) ?? [];
        const now = await read();
        for (const source of SOURCES) {
          const changed = tab.mine[source] !== tab.base[source];
          // What this tab wrote is there, or it was asked; what was there and is gone had been on its screen.
          if (changed && result.saved) expect([source, now[source]]).toEqual([source, tab.mine[source]]);
          if (now[source] !== was[source]) expect([source, was[source]]).toEqual([source, tab.base[source]]);
          if (asked.includes(source)) expect(was[source]).not.toEqual(tab.base[source]);
        }
        if (result.saved) tabs[at] = { base: now, mine: part(now) };
        else {
          expect(asked.length).toBeGreaterThan(0);
          expect(now['version']).toBe(was['version']);
          tabs[at] = { base: result.theirs, mine: keepsMine ? result.merged : part(result.theirs) };
        }
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('[R26] a comment that is saved while the status changes: both are there, however they cross', async () => {
  const product = await shop.product();
  for (let round = 0; round < 15; round += 1) {
    const order = await shop.order([lineOf(product)]);
    const path = `${shop.base}/orders/${order.id}`;
    const comments = `comentario ${round}`;
    const save = () =>
      saveEdit({
        base: { ...order, comments: null },
        mine: { comments },
        fields: [text('comments')],
        part: (record) => ({ comments: record['comments'] ?? null }),
        update: (patch, before) => update(path, patch, before),
      });
    const status = () => shop.owner.post(`${path}/status/3/type/1`, {});
    const both = round % 2 === 0 ? [save(), status()] : [status(), save()];
    await Promise.all(both);
    const { body } = await shop.owner.get<Order & { comments: string }>(path);
    expect([body.order_status_id, body.comments]).toEqual([3, comments]);
  }
}, 60_000);
