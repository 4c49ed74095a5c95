import {
  COUNT_APPLIED,
  COUNT_LINES,
  type CountApplied,
  MOST_COUNTED,
  SUMMARY,
} from '../../../domain/stock/inventory-answers.ts';
import { sql } from 'kysely';
import { quantityAfterCount } from '../../../domain/stock/movements.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { changeShelves } from '../catalog/module.ts';
import type { WriteContext } from '../../context.ts';
import { shelfId } from './shelf.ts';
import { readSummary } from './list-inventory.ts';

/** Locks the count that is open, so that nobody closes it meanwhile. Throws `not_found` without one. */
async function lockOpenCount({ tx, storeId }: WriteContext): Promise<number> {
  const open = await tx.sql
    .selectFrom('stock_counts')
    .select('id')
    .where('store_id', '=', storeId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) throw new ApiError('not_found');
  return open.id;
}

async function closeCount({ tx, storeId, now }: WriteContext, id: number): Promise<void> {
  await tx.sql
    .updateTable('stock_counts')
    .set({ closed_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** `POST /inventory/count`: begins a count of the shelves, or joins the one that is open. */
export const startCount: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/inventory/count',
  operationId: 'startStockCount',
  summary: 'Start counting what is on the shelves; the count that is open goes on',
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

/**
 * `PUT /inventory/count/lines`: what somebody counted, each kept beside the quantity on record at this moment. Sales
 * that come later so do not look like a difference. Null takes a line out of the count. A shelf that is gone is left out.
 */
export const setCountLines = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/count/lines',
  operationId: 'setStockCountLines',
  summary: 'Note what was counted on shelves, in the count that is open',
  access: { permission: 'products.edit_stock' },
  body: COUNT_LINES,
  answers: { 200: { description: 'The figures, with the count', schema: SUMMARY } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const count = await lockOpenCount(write);
      const { lines } = context.body;
      const rows = JSON.stringify(lines.filter(({ counted }) => counted !== null));
      const gone = JSON.stringify(lines.filter(({ counted }) => counted === null));
      const { tx, storeId, user, now } = write;
      await sql`
        delete from stock_count_lines l
        using json_to_recordset(${gone}::json) as line (product_id bigint, product_variant_id bigint)
        where l.store_id = ${storeId} and l.count_id = ${count}
          and l.product_id = line.product_id and l.product_variant_id = line.product_variant_id`.execute(
        tx.sql,
      );
      await sql`
        insert into stock_count_lines as l
          (store_id, count_id, product_id, product_variant_id, counted, expected, user_id, at)
        select distinct on (p.id, line.product_variant_id) ${storeId}::bigint, ${count}::bigint, p.id,
          line.product_variant_id, line.counted, case when v.id is null then p.quantity_available else v.quantity end,
          ${user.userId}::bigint, ${now}::timestamptz
        from json_to_recordset(${rows}::json)
          as line (product_id bigint, product_variant_id bigint, counted bigint)
        join products p on p.store_id = ${storeId} and p.id = line.product_id
        left join product_variants v on v.store_id = ${storeId} and v.parent_id = p.id and v.id = line.product_variant_id
        where (line.product_variant_id = 0) = not exists (
          select from product_variants o where o.store_id = ${storeId} and o.parent_id = p.id
        ) and (line.product_variant_id = 0 or v.id is not null)
        on conflict (store_id, count_id, product_id, product_variant_id) do update
          set counted = excluded.counted, expected = excluded.expected, user_id = excluded.user_id, at = excluded.at
      `.execute(tx.sql);
      await refuseTooMany(write, count);
      return { status: 200, body: await readSummary(tx.sql, storeId) };
    }),
});

async function refuseTooMany({ tx, storeId }: WriteContext, count: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from stock_count_lines where store_id = ${storeId} and count_id = ${count}`.execute(
    tx.sql,
  );
  if (Number(rows[0]?.n ?? 0) > MOST_COUNTED)
    throw invalid({ lines: { key: 'maxItems', args: { limit: MOST_COUNTED } } });
}

/** `POST /inventory/count/apply`: brings the recorded quantities in line with the shelves, all or none. */
export const applyCount: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/inventory/count/apply',
  operationId: 'applyStockCount',
  summary: 'Apply the differences of the open count, with what was sold since, and end it',
  access: { permission: 'products.edit_stock' },
  answers: {
    200: {
      description: 'How many lines there were, and how many quantities changed',
      schema: COUNT_APPLIED,
    },
  },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const count = await lockOpenCount(write);
      const lines = await write.tx.sql
        .selectFrom('stock_count_lines')
        .select(['product_id', 'product_variant_id', 'counted', 'expected'])
        .where('store_id', '=', write.storeId)
        .where('count_id', '=', count)
        .orderBy('product_id')
        .orderBy('product_variant_id')
        .execute();
      const byShelf = new Map(lines.map((line) => [shelfId(line), line]));
      let changed = 0;
      await changeShelves(
        write,
        lines,
        (shelf, current) => {
          const line = byShelf.get(shelfId(shelf));
          const after = line === undefined ? current : quantityAfterCount(line, current);
          if (after !== current) changed += 1;
          return after;
        },
        'count',
      );
      await closeCount(write, count);
      const body: CountApplied = { counted: lines.length, changed };
      return { status: 200, body };
    }),
};

/** `DELETE /inventory/count`: ends the count without any change of stock. */
export const dropCount: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/inventory/count',
  operationId: 'dropStockCount',
  summary: 'Drop the count that is open; no quantity changes',
  access: { permission: 'products.edit_stock' },
  answers: { 204: { description: 'Dropped' } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const count = await lockOpenCount(write);
      await write.tx.sql
        .deleteFrom('stock_counts')
        .where('store_id', '=', write.storeId)
        .where('id', '=', count)
        .execute();
      return { status: 204 };
    }),
};
