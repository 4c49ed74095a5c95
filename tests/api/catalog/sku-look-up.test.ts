import { expect, test } from 'vitest';
import { HOLDERS } from '../../../server/modules/catalog/product-hooks.ts';
import { query } from '../../../server/resources/statement.ts';
import { openBench } from '../../conformance/bench.ts';

const PRODUCTS = 8;
const values = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `${letter}${n}`, value: `${letter}${n}` }));

/** A part of a plan, as far as this test reads it. */
interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('new SKUs are looked up by their index, however many variants the store has', async () => {
  const { test: world, owner } = await openBench();
  for (let n = 0; n < PRODUCTS; n += 1) {
    const options = [
      { name: 'Talla', options: values('T', 20) },
      { name: 'Color', options: values('C', 5) },
    ];
    const product = { name: `Camiseta ${n}`, sku: `CAM-${n}`, price: 45_000, product_options: options };
    expect((await owner.post(`/stores/${world.storeId}/products`, product)).status).toBe(201);
  }
  const wanted = Array.from({ length: 100 }, (_, n) => `GORRA-${n}`);
  const nodes = await world.database.read(world.storeId, async (sql) => {
    const [row] = await query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql,
      `explain (analyze, format json) ${HOLDERS}`,
      [world.storeId, wanted, 0],
    );
    return row === undefined ? [] : nodesOf(row['QUERY PLAN'][0].Plan);
  });
  const indexes = nodes.filter((node) => node['Index Cond']?.includes('lower(sku)'));
  expect(indexes.map((node) => node['Index Name'])).toContain('product_variants_lower_sku_idx');
  for (const node of nodes) {
    expect(node['Actual Loops']).toBeLessThanOrEqual(wanted.length);
    // Of the few products here the planner may read all; of their variants it must not.
    expect(node['Rows Removed by Filter'] ?? 0).toBeLessThanOrEqual(PRODUCTS);
  }
  await world.close();
}, 120_000);
