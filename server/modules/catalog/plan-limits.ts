import { sql } from 'kysely';
import { exceedsPlan, planLimit, type PlanLimit } from '../../../domain/plans/features.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import type { ProductCount, WriteContext } from '../../context.ts';

/** Writers at the same moment are fewer than this; a store further from its limit needs neither lock nor count. */
const CLOSE = 1_000;

/** Milliseconds in which nobody adds as many products as `CLOSE`: for as long, a store that was far from its limit still is. */
const RECENT = 100;

/** Throws `plan_limit` at the pictures when the plan allows fewer. */
export function requirePictures({ access }: WriteContext, record: Draft<'products'>): void {
  const count = record.product_images.length;
  if (exceedsPlan(access.features, 'max_images_per_product', count))
    throw planLimitError(
      'max_images_per_product',
      planLimit(access.features, 'max_images_per_product') ?? 0,
      'product_images',
    );
}

/**
 * Throws `plan_limit` when the product would be published beyond what the plan allows (PRD-09: the 21st of the
 * free plan). Products that are published already may be edited even in a store that is over its limit.
 */
export async function requirePublishable(
  context: WriteContext,
  record: Draft<'products'>,
  before: Stored<'products'> | null,
): Promise<void> {
  if (record.active !== 1 || before?.active === 1 || (await hasRoomToPublish(context))) return;
  const limit = planLimit(context.access.features, 'max_products') ?? 0;
  if ((await countPublished(context.tx, limit)) >= limit)
    throw planLimitError('max_products', limit, 'active');
}

/** Whether all products of the store may be published, so that nobody has to count the published ones. */
export async function hasRoomToPublish({ ports, tx, access }: WriteContext): Promise<boolean> {
  const limit = planLimit(access.features, 'max_products');
  return limit === undefined || isFarFrom(limit, ports.state.productCounts, tx);
}

/** Throws `plan_limit` when a published product that has returned is one more than the plan allows. */
export async function requireRoom({ tx, access }: WriteContext, record: Stored<'products'>): Promise<void> {
  const limit = planLimit(access.features, 'max_products');
  if (limit === undefined || record.active !== 1) return;
  if ((await countPublished(tx, limit + 1)) > limit) throw planLimitError('max_products', limit, 'active');
}

/** Published products, counted up to a number; other writers of them wait from now on. */
async function countPublished(tx: StoreTx, upTo: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`published products ${tx.storeId}`}, 0))`.execute(
    tx.sql,
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::bigint as n from (
      select from products where store_id = ${tx.storeId} and active = 1 limit ${upTo}
    ) published`.execute(tx.sql);
  return rows[0]?.n ?? 0;
}

async function isFarFrom(limit: number, seen: Map<number, ProductCount>, tx: StoreTx): Promise<boolean> {
  const last = seen.get(tx.storeId);
  const at = performance.now();
  if (last !== undefined && at - last.at < RECENT) return last.products + CLOSE < limit;
  const products = await countProducts(tx);
  seen.set(tx.storeId, { products, at });
  return products + CLOSE < limit;
}

/** Published or not: kept as they are written, so that a look is enough. */
async function countProducts(tx: StoreTx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::bigint as n from row_counts
    where store_id = ${tx.storeId} and table_name = 'products'`.execute(tx.sql);
  return rows[0]?.n ?? 0;
}

export function planLimitError(limit: PlanLimit, max: number, field: string): ApiError {
  return new ApiError('plan_limit', {
    errors: { [field]: { key: 'plan_limit', args: { limit: max } } },
    details: { limit, max },
  });
}
