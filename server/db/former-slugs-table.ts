import type { ColumnType } from 'kysely';

/** Slugs that products had, with the product that they lead to. */
export interface FormerSlugsTable {
  store_id: number;
  slug: string;
  product_id: number;
  /** When the product last left the slug. */
  created_at: ColumnType<Date, Date | undefined, Date>;
}
