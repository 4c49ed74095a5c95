import { sql } from 'kysely';
import { numberedSlug, slugify } from '../../../domain/catalog/slug.ts';
import type { StoreTx } from '../../db/database.ts';
import { textOf } from '../fields.ts';
import type { Row } from '../module.ts';

/** A name of emoji alone has no letters for a link. */
const NAMELESS = 'p';

/**
 * The first free slug of the product's name. An edit keeps the slug, whatever the name becomes: links to it are out
 * in the world.
 */
export async function slugFor(tx: StoreTx, record: Row, before: Row | null): Promise<string> {
  const kept = before === null ? null : textOf(before, 'slug');
  if (kept !== null) return kept;
  const base = slugify(textOf(record, 'name') ?? '') || slugify(textOf(record, 'sku') ?? '') || NAMELESS;
  await lockName(tx, base);
  for (let from = 1, count = 1; ; from += count, count *= 10) {
    const candidates = Array.from({ length: count }, (_, at) => numberedSlug(base, from + at));
    const used = await taken(tx, candidates);
    const free = candidates.find((candidate) => !used.has(candidate));
    if (free !== undefined) return free;
  }
}

/** Two products of one name that are made at the same moment must not find the same slug free. */
async function lockName(tx: StoreTx, base: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${tx.storeId} ${base}`}, 0))`.execute(
    tx.sql,
  );
}

async function taken(tx: StoreTx, slugs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from products where store_id = ${tx.storeId} and slug = any(${slugs}::text[])`.execute(
    tx.sql,
  );
  return new Set(rows.map(({ slug }) => slug));
}
