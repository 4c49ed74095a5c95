import type { StoreTx } from '../../db/database.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import type { WriteContext } from '../../context.ts';

/** Products that one transaction hides or shows; the next look at the plan takes more. */
const MOST_AT_ONCE = 500;

/** Ids of the products published beyond this number, the newest ones; of very many the first ones. */
export async function productsBeyond({ sql, storeId }: StoreTx, most: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('active', '=', 1)
    .orderBy('id')
    .offset(most)
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Hides products that the plan has no room for, and remembers them. */
export async function hideForPlan(write: WriteContext, ids: number[]): Promise<void> {
  const { tx, storeId } = write;
  for (const product of await lockRecords(write, 'products', ids)) {
    if (product.active !== 1) continue;
    await applyUpdate(write, 'products', product, withFields(product, { active: 0 }));
    await tx.sql
      .insertInto('plan_hidden_products')
      .values({ store_id: storeId, product_id: product.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Shows products again that the plan had no room for, the oldest first, as long as `most` are not published. */
export async function showForPlan(write: WriteContext, most: number): Promise<void> {
  const { sql, storeId } = write.tx;
  const hidden = await sql
    .selectFrom('plan_hidden_products')
    .select('product_id')
    .where('store_id', '=', storeId)
    .orderBy('product_id')
    .limit(MOST_AT_ONCE)
    .execute();
  if (hidden.length === 0) return;
  const { published } = await sql
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('published'))
    .where('store_id', '=', storeId)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  const room = Math.max(0, most - Number(published));
  const ids = hidden.slice(0, room).map(({ product_id }) => product_id);
  for (const product of await lockRecords(write, 'products', ids))
    if (product.active !== 1)
      await applyUpdate(write, 'products', product, withFields(product, { active: 1 }));
  await forgetHidden(write.tx, ids);
}

/** These products are hidden by the plan no more: whether they are shown is the merchant's own choice. */
export async function forgetHidden({ sql, storeId }: StoreTx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .deleteFrom('plan_hidden_products')
    .where('store_id', '=', storeId)
    .where('product_id', 'in', ids)
    .execute();
}
