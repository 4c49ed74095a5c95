import { numberedSlug, slugify } from '../../../domain/catalog/slug.ts';
import type { StoreTx } from '../../db/database.ts';
import { query } from '../../resources/statement.ts';
import { textOf } from '../fields.ts';
import type { Row } from '../module.ts';

/** How many slugs are looked up at once. */
const CANDIDATES = 16;

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const USED = 'select 1 as used from products where store_id = $1 and slug = $2';
const TAKEN = 'select slug from products where store_id = $1 and slug = any($2::text[])';

/** A name of emoji alone has no letters for a link. */
const NAMELESS = 'p';

/**
 * A free slug of the product's name with a taken one before it, found in a few look-ups however many products share
 * the name. An edit keeps the slug, whatever the name becomes: links to it are out in the world.
 */
export async function slugFor(tx: StoreTx, record: Row, before: Row | null): Promise<string> {
  const kept = before === null ? null : textOf(before, 'slug');
  if (kept !== null) return kept;
  const base = slugify(textOf(record, 'name') ?? '') || slugify(textOf(record, 'sku') ?? '') || NAMELESS;
  // Sent together: the look-up runs once the lock is held. Most names are new, and one value has a plan that is kept.
  const [, same] = await Promise.all([lockName(tx, base), query(tx.sql, USED, [tx.storeId, base])]);
  if (same.length === 0) return base;
  let { used, free } = await firstFree(tx, base, ladder(1));
  while (free === Infinity) ({ used, free } = await firstFree(tx, base, ladder(used)));
  while (free - used > 1) {
    const found = await firstFree(tx, base, between(used, free));
    used = Math.max(used, found.used);
    free = Math.min(free, found.free);
  }
  return numberedSlug(base, free);
}

function ladder(from: number): number[] {
  return Array.from({ length: CANDIDATES / 2 }, (_, at) => from * 4 ** at);
}

function between(used: number, free: number): number[] {
  const step = Math.ceil((free - used) / CANDIDATES);
  return Array.from({ length: CANDIDATES }, (_, at) => used + (at + 1) * step).filter((n) => n < free);
}

/** Two products of one name that are made at the same moment must not find the same slug free. */
async function lockName(tx: StoreTx, base: string): Promise<void> {
  await query(tx.sql, LOCK, [`slug ${tx.storeId} ${base}`]);
}

/** Of ascending numbers: the first whose slug is free, and the one before it. */
async function firstFree(
  tx: StoreTx,
  base: string,
  numbers: readonly number[],
): Promise<{ used: number; free: number }> {
  const used = await taken(
    tx,
    numbers.map((n) => numberedSlug(base, n)),
  );
  const at = numbers.findIndex((n) => !used.has(numberedSlug(base, n)));
  if (at === -1) return { used: numbers.at(-1) ?? 0, free: Infinity };
  return { used: numbers[at - 1] ?? 0, free: numbers[at] ?? Infinity };
}

async function taken(tx: StoreTx, slugs: string[]): Promise<Set<string>> {
  const rows = await query<{ slug: string }>(tx.sql, TAKEN, [tx.storeId, slugs]);
  return new Set(rows.map(({ slug }) => slug));
}
