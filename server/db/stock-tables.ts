import type { Generated } from 'kysely';
import type { StockReason } from '../../domain/stock/reasons.ts';
import type { Timestamp } from './column-types.ts';

/** Rows of `stock_movements`, the ledger: they are added and never change. */
export interface StockMovementsTable {
  store_id: number;
  id: Generated<number>;
  product_id: number;
  /** 0 is the product itself, as in the spec's inventory row. */
  product_variant_id: number;
  delta: number;
  quantity_after: number;
  reason: StockReason;
  /** What the member wrote beside the reason of an adjustment. */
  note: Generated<string | null>;
  order_id: number | null;
  user_id: number | null;
  at: Timestamp;
}

/** Rows of `stock_counts`: a store has at most one that is open. */
export interface StockCountsTable {
  store_id: number;
  id: Generated<number>;
  user_id: number | null;
  started_at: Timestamp;
  /** Null while it is open. */
  closed_at: Timestamp | null;
}

/** Rows of `stock_count_lines`: what somebody counted on the shelf. */
export interface StockCountLinesTable {
  store_id: number;
  count_id: number;
  product_id: number;
  /** 0 is the product itself. */
  product_variant_id: number;
  counted: number;
  /** The quantity on record at the moment of counting; null where nobody counted before. */
  expected: number | null;
  user_id: number | null;
  at: Timestamp;
}
