/** The rows of `/inventory`, as the API answers them and the admin shows them. Quantities are units, prices whole pesos. */

export const STOCK_STATES = ['out', 'low', 'enough', 'uncounted'] as const;
/** `low` is at or below the threshold of the product, or of the store where it has none; `uncounted` is stock that nobody counts. */
export type StockState = (typeof STOCK_STATES)[number];

/** Of a line in a count: still to do, done, or done with another quantity than the recorded one. */
export const COUNT_STATES = ['pending', 'counted', 'different'] as const;

export const INVENTORY_SORTS = ['name', 'sku', 'price', 'quantity'] as const;
export type InventorySort = (typeof INVENTORY_SORTS)[number];

interface Sold {
  sku: string | null;
  price: number;
  discount_price: number | null;
}

/** One shelf: a product without variants, or a variant (spec 1 §3). */
export interface InventoryRow {
  /** `<product>-<variant>`. */
  id: string;
  quantity: number | null;
  state: StockState;
  /** 0 is the product itself. */
  product_variant_id: number;
  product: Sold & {
    id: number;
    name: string;
    active: number;
    /** At or below it, stock is low; null follows the store. */
    low_stock: number | null;
    product_images: { picture_url: string }[];
  };
  product_variant: (Sold & { name: string; variant_options: { name: string; value: string }[] }) | null;
  /** What the open count says of it; null where nobody has counted it. */
  count: { counted: number; expected: number | null } | null;
}

/** Rows of the ledger of one shelf, the latest first. */
export interface StockMovementRow {
  id: number;
  /** ISO time, UTC. */
  at: string;
  delta: number;
  quantity_after: number;
  reason: string;
  note: string | null;
  user: string | null;
  /** Null for a reader who may not see orders. */
  order_id: number | null;
  /** The number that people know the order by. */
  order_number: number | null;
}

export interface OpenCount {
  id: number;
  started_at: string;
  user: string | null;
  counted: number;
  different: number;
}

/** Counts of rows by state, beside the tabs. */
export interface InventorySummary {
  all: number;
  low: number;
  out: number;
  /** The store's threshold: at or below it, stock is low. */
  low_stock: number;
  /** The count that is open, if one is. */
  count: OpenCount | null;
}

/** Lines of one call of a count. */
export const MOST_COUNT_LINES = 200;
/** Most lines of a whole count: they are applied in one transaction. */
export const MOST_COUNTED = 5000;
/** The schema's own bound of a quantity. */
export const HIGHEST_QUANTITY = 1_000_000_000;
