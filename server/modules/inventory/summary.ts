import type { InventorySummary } from '../../../domain/stock/inventory-row.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreRoute } from '../../http/route.ts';
import { query } from '../../resources/statement.ts';
import { findPeople } from '../audit/module.ts';
import { SUMMARY } from './row-schema.ts';
import { shelvesOf } from './shelves-statement.ts';

interface Counts {
  all: number;
  low: number;
  out: number;
  counted: number;
  different: number;
  low_stock: number;
  count_id: number | null;
  user_id: number | null;
  started_at: Date | null;
}

const TEXT = `with ${shelvesOf('$1')}, counts as (
  select count(*) as "all", count(*) filter (where state = 'low') as low, count(*) filter (where state = 'out') as out,
    count(counted) as counted,
    count(*) filter (where counted is not null and counted is distinct from expected) as different
  from shelves
) select counts.*, o.low_stock, c.id as count_id, c.user_id, c.started_at
from counts join stores o on o.id = $1
left join stock_counts c on c.store_id = $1 and c.closed_at is null`;

/** How many shelves are in each state, and the count that is open. */
export async function readSummary(sql: Sql, storeId: number): Promise<InventorySummary> {
  const [row] = await query<Counts>(sql, TEXT, [storeId]);
  if (row === undefined) throw new Error(`No store ${storeId}`);
  const { all, low, out, low_stock, counted, different, count_id, started_at, user_id } = row;
  const numbers = { all: Number(all), low: Number(low), out: Number(out), low_stock };
  if (count_id === null || started_at === null) return { ...numbers, count: null };
  const people = await findPeople(sql, storeId, user_id === null ? [] : [user_id]);
  return {
    ...numbers,
    count: {
      id: count_id,
      started_at: started_at.toISOString(),
      user: people.get(user_id ?? 0)?.name ?? null,
      counted: Number(counted),
      different: Number(different),
    },
  };
}

export const inventorySummary: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/inventory/summary',
  operationId: 'getInventorySummary',
  summary: 'How many products and variants run out, and the count that is open',
  tags: ['inventory'],
  access: { permission: 'products.read' },
  answers: { 200: { description: 'The figures', schema: SUMMARY } },
  handle: async ({ ports, storeId }) => ({
    status: 200,
    body: await ports.database.read(storeId, (sql) => readSummary(sql, storeId)),
  }),
};
