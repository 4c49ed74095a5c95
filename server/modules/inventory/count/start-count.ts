import { sql } from 'kysely';
import type { StoreRoute } from '../../../http/route.ts';
import { writeOnce } from '../../../resources/service.ts';
import { SUMMARY } from '../row-schema.ts';
import { readSummary } from '../summary.ts';

/** `POST /inventory/count`: begins a count of the shelves, or joins the one that is open. */
export const startCount: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/inventory/count',
  operationId: 'startStockCount',
  summary: 'Start counting what is on the shelves; the count that is open goes on',
  tags: ['inventory'],
  access: { permission: 'products.edit_stock' },
  answers: { 200: { description: 'The figures, with the count', schema: SUMMARY } },
  handle: (context) =>
    writeOnce(context, async ({ tx, storeId, user, now }) => {
      await sql`
        insert into stock_counts (store_id, user_id, started_at) values (${storeId}, ${user.userId}, ${now})
        on conflict (store_id) where closed_at is null do nothing`.execute(tx.sql);
      return { status: 200, body: await readSummary(tx.sql, storeId) };
    }),
};
