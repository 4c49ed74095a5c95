import { numberedSlug, slugify } from '../../../domain/catalog/slug.ts';
import type { StoreTx } from '../../db/database.ts';
import { invalid } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { query } from '../../resources/statement.ts';
import type { FreeValue } from '../../context.ts';

/** How many slugs are looked up at once. */
const CANDIDATES = 16;

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const TAKEN = 'select slug from products where store_id = $1 and slug = any($2::text[])';

/** The slug of a name without usable characters, such as emoji alone. */
const NAMELESS = 'p';

/** The slug that a product has. A new name keeps it: links to it are out in the world. */
export function keptSlug(before: Stored<'products'>): string | null {
  return before.slug || null;
}

/** The slug of a product that is the first of its name. */
export function plainSlug({ name, sku }: Draft<'products'>): string {
  return slugify(name) || slugify(sku ?? '') || NAMELESS;
}

/** The slug of a product whose plain one is taken. One that a member chose is refused instead: `unique`. */
export const freeSlug: FreeValue<Draft<'products'>> = {
  source: 'slug',
  async find({ tx }, record) {
    const plain = plainSlug(record);
    if (record.slug !== null && record.slug !== plain) throw invalid({ slug: { key: 'unique' } });
    return nextSlug(tx, plain);
  },
};

/** A free slug next to a taken one, found in a few look-ups however many products share the name. */
async function nextSlug(tx: StoreTx, base: string): Promise<string> {
  const [, first] = await Promise.all([lockSlug(tx, base), firstFree(tx, base, ladder(1))]);
  let { used, free } = first;
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

/** Locks the base slug. Without the lock, two products of one name at the same moment would find the same slug free. */
async function lockSlug(tx: StoreTx, base: string): Promise<void> {
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
