/** Why a quantity changed. The ledger keeps the reason beside who changed it and when. */

/** What a member chooses from when they adjust a quantity. */
export const ADJUSTMENT_REASONS = ['recount', 'damage', 'loss', 'return', 'purchase', 'other'] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/** `adjustment` is a product's form or a bulk change; `opening` is the stock from before the ledger. */
export const STOCK_REASONS = [
  'order',
  'order_edit',
  'order_cancelled',
  'order_deleted',
  'adjustment',
  'import',
  'count',
  'restored',
  'opening',
  ...ADJUSTMENT_REASONS,
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Characters of the note of an adjustment. */
export const LONGEST_NOTE = 200;
