import type { Stored } from '../../resources/record-types.ts';
import { query } from '../../resources/statement.ts';
import type { WriteContext } from '../module.ts';

/** The last product that left a slug has its link. */
const KEEP = `insert into former_slugs (store_id, slug, product_id, created_at) values ($1, $2, $3, $4)
on conflict (store_id, slug) do update set product_id = excluded.product_id, created_at = excluded.created_at`;

/** Lets the slug that a product has left lead on to it (PRD-13). */
export async function keepFormerSlug(
  { tx, now }: WriteContext,
  { id, slug }: Stored<'products'>,
  before: Stored<'products'> | null,
): Promise<void> {
  const left = before?.slug ?? null;
  if (left === null || left === slug) return;
  await query(tx.sql, KEEP, [tx.storeId, left, id, now]);
}
