/** The rows of `/inventory`, as the API answers them and the admin shows them. Quantities are units, prices whole pesos. */
import type { JsonSchema } from '../schema/vocabulary.ts';
import { ADJUSTMENT_REASONS } from './movements.ts';
import {
  closedObject,
  FROM_ZERO,
  INTEGER,
  INTEGER_OR_NULL,
  TEXT,
  TEXT_OR_NULL,
  TIME,
} from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

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

const SOLD = {
  sku: TEXT_OR_NULL,
  barcode: TEXT_OR_NULL,
  price: INTEGER,
  discount_price: INTEGER_OR_NULL,
} as const;

/** One shelf: a product without variants, or a variant (spec 1 §3). */
export const INVENTORY_ROW = closedObject({
  id: { ...TEXT, description: '`<product>-<variant>`.' },
  quantity: { ...INTEGER_OR_NULL, minimum: 0 },
  state: { enum: [...STOCK_STATES] },
  product_variant_id: { ...INTEGER, description: '0 is the product itself.' },
  product: closedObject({
    id: INTEGER,
    name: TEXT,
    active: INTEGER,
    low_stock: { ...INTEGER_OR_NULL, description: 'At or below it, stock is low; null follows the store.' },
    ...SOLD,
    product_images: { type: 'array', items: closedObject({ picture_url: TEXT }) },
  }),
  product_variant: closedObject(
    {
      name: TEXT,
      ...SOLD,
      variant_options: { type: 'array', items: closedObject({ name: TEXT, value: TEXT }) },
    },
    { type: ['object', 'null'] },
  ),
  count: closedObject(
    { counted: INTEGER, expected: INTEGER_OR_NULL },
    {
      type: ['object', 'null'],
      description: 'What the open count says of it; null where nobody has counted it.',
    },
  ),
});
export type InventoryRow = FromSchema<typeof INVENTORY_ROW>;

/** The shelves of one product, added up. */
export const PRODUCT_STOCK = closedObject({
  product: closedObject({
    id: INTEGER,
    name: TEXT,
    active: INTEGER,
    sku: TEXT_OR_NULL,
    product_images: { type: 'array', items: closedObject({ picture_url: TEXT }) },
  }),
  variants: { ...FROM_ZERO, description: '0 for a product without variants.' },
  quantity: { ...INTEGER_OR_NULL, description: 'Units that are counted; null where none are.' },
  out: { ...FROM_ZERO, description: 'Shelves without a unit.' },
  low: { ...FROM_ZERO, description: 'Shelves that run out.' },
  uncounted: { ...FROM_ZERO, description: 'Shelves that nobody counts.' },
});
export type ProductStock = FromSchema<typeof PRODUCT_STOCK>;

/** A row of the ledger of one shelf. */
export const MOVEMENT_ROW = closedObject({
  id: INTEGER,
  at: TIME,
  delta: INTEGER,
  quantity_after: INTEGER,
  reason: TEXT,
  note: TEXT_OR_NULL,
  user: TEXT_OR_NULL,
  order_id: { ...INTEGER_OR_NULL, description: 'Null for a reader who may not see orders.' },
  order_number: { ...INTEGER_OR_NULL, description: 'The number that people know the order by.' },
});
export type StockMovementRow = FromSchema<typeof MOVEMENT_ROW>;

const OPEN_COUNT = closedObject({
  id: INTEGER,
  started_at: TIME,
  user: TEXT_OR_NULL,
  counted: { ...INTEGER, description: `Rows that are not ${COUNT_STATES[0]}.` },
  different: INTEGER,
});
export type OpenCount = FromSchema<typeof OPEN_COUNT>;

/** Counts of rows by state, beside the tabs. */
export const SUMMARY = closedObject({
  all: INTEGER,
  low: INTEGER,
  out: INTEGER,
  low_stock: { ...INTEGER, description: "The store's threshold: at or below it, stock is low." },
  // The one that is open, if one is.
  count: { anyOf: [OPEN_COUNT, { type: 'null' }] },
});
export type InventorySummary = FromSchema<typeof SUMMARY>;

/** The quantity of one shelf after a write. */
export const SHELF = closedObject({ id: TEXT, quantity: INTEGER_OR_NULL });
export type ShelfQuantity = FromSchema<typeof SHELF>;

/** The price of one shelf after a write. */
export const SHELF_PRICE = closedObject({ id: TEXT, price: INTEGER });
export type ShelfPrice = FromSchema<typeof SHELF_PRICE>;

/** Of a call that sets several shelves: how many are set now, and how many stayed as they are. */
export const QUANTITIES_SET = closedObject({ changed: FROM_ZERO, stayed: FROM_ZERO });
export type QuantitiesSet = FromSchema<typeof QUANTITIES_SET>;

/** Of a count that was applied: its lines, and the quantities that changed. */
export const COUNT_APPLIED = closedObject({ counted: INTEGER, changed: INTEGER });
export type CountApplied = FromSchema<typeof COUNT_APPLIED>;

/** At or below which quantity stock is low, for the whole store: the body and the answer of one call. */
export const STORE_THRESHOLD = closedObject({
  low_stock: { type: 'integer', minimum: 0, maximum: 1_000_000 },
});
export type StoreThreshold = FromSchema<typeof STORE_THRESHOLD>;

/** The same of one product; null follows the store. */
export const PRODUCT_THRESHOLD = closedObject({
  low_stock: { type: ['integer', 'null'], minimum: 0, maximum: HIGHEST_QUANTITY },
});
export type ProductThreshold = FromSchema<typeof PRODUCT_THRESHOLD>;

export const QUANTITY = {
  type: ['integer', 'null'],
  minimum: 0,
  maximum: HIGHEST_QUANTITY,
} as const satisfies JsonSchema;
const SHELF_PART = {
  type: 'integer',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
} as const satisfies JsonSchema;

/** Several quantities to set; a shelf that has another one than `seen` by now stays. */
export const QUANTITIES = closedObject({
  reason: { enum: [...ADJUSTMENT_REASONS] },
  shelves: {
    type: 'array',
    minItems: 1,
    maxItems: MOST_COUNT_LINES,
    items: closedObject({
      product_id: SHELF_PART,
      product_variant_id: SHELF_PART,
      quantity: QUANTITY,
      seen: QUANTITY,
    }),
  },
});
export type ShelfChange = FromSchema<typeof QUANTITIES>['shelves'][number];

/** What was counted on shelves; null takes the line out of the count. */
export const COUNT_LINES = closedObject({
  lines: {
    type: 'array',
    minItems: 1,
    maxItems: MOST_COUNT_LINES,
    items: closedObject({
      product_id: SHELF_PART,
      product_variant_id: SHELF_PART,
      counted: { type: ['integer', 'null'], minimum: 0, maximum: HIGHEST_QUANTITY },
    }),
  },
});
export type CountLine = FromSchema<typeof COUNT_LINES>['lines'][number];
