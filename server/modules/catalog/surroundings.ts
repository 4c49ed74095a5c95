import type { StoreTx } from '../../db/database.ts';
import { query } from '../../resources/statement.ts';
import { DEFAULT_COLLECTION } from '../collections/module.ts';

/** What the rules of a product need to know of its store. */
export interface Surroundings {
  /** Id of the collection of all products; null where the store has none. */
  collection: number | null;
  /** How many products the store has, published or not. */
  products: number;
  /** Whether another product has the slug. */
  taken: boolean;
}

/** One statement for all of it: to send and to begin each costs more than to answer it. */
const LOOK = `select ${DEFAULT_COLLECTION} as collection,
  (select coalesce(sum(n), 0)::bigint from row_counts where store_id = $1 and table_name = 'products') as products,
  exists (select from products where store_id = $1 and slug = $2) as taken`;

export async function lookAround(tx: StoreTx, slug: string): Promise<Surroundings> {
  const [found] = await query<Surroundings>(tx.sql, LOOK, [tx.storeId, slug]);
  if (found === undefined) throw new Error('A statement without a from clause gave no row');
  return found;
}
