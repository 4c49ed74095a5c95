/** States, order and bounds of the inventory. */

export const STOCK_STATES = ['out', 'low', 'enough', 'uncounted'] as const;
/** `low` is at or below the threshold of the product, or of the store where it has none; `uncounted` is stock that nobody counts. */
export type StockState = (typeof STOCK_STATES)[number];

/** Of a line in a count: still to do, done, or done with another quantity than the recorded one. */
export const COUNT_STATES = ['pending', 'counted', 'different'] as const;

export const INVENTORY_SORTS = ['name', 'sku', 'price', 'quantity'] as const;
export type InventorySort = (typeof INVENTORY_SORTS)[number];

/** Lines of one call of a count. */
export const MOST_COUNT_LINES = 200;
/** Most lines of a whole count: they are applied in one transaction. */
export const MOST_COUNTED = 5000;
/** The schema's own bound of a quantity. */
export const HIGHEST_QUANTITY = 1_000_000_000;
