import { closedObject } from '../schema/closed-object.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const AMOUNT = { type: 'integer', minimum: 0 } as const satisfies JsonSchema;
const ID = { type: 'integer', minimum: 0 } as const satisfies JsonSchema;
const TEXT = { type: 'string' } as const satisfies JsonSchema;
const TEXT_OR_NULL = { type: ['string', 'null'] } as const satisfies JsonSchema;
const COUNT = { type: 'integer', minimum: 0 } as const satisfies JsonSchema;

/** Units that leave the shelf or return to it. What is not counted is left out. */
const STOCK_MOVE = closedObject({
  product_id: ID,
  product_variant_id: { ...ID, description: '0 is the product itself.' },
  name: TEXT,
  delta: { type: 'integer', description: 'Negative: units that leave the shelf.' },
  left: { type: 'integer', description: 'Units on the shelf after it.' },
});
export type StockMove = FromSchema<typeof STOCK_MOVE>;

/** What an edit of an order would do. */
export const ORDER_PREVIEW = closedObject(
  {
    total_before: AMOUNT,
    subtotal: AMOUNT,
    discount: AMOUNT,
    shipping_cost: AMOUNT,
    total: AMOUNT,
    paid: { ...AMOUNT, description: 'What the buyer has paid; the change leaves it as it is.' },
    refunded: { ...AMOUNT, description: 'What went back to the buyer already.' },
    still_to_pay: { ...AMOUNT, description: 'What a paid order lacks after the change.' },
    to_return: { ...AMOUNT, description: 'Paid above the new total and not given back yet.' },
    stock: { type: 'array', items: STOCK_MOVE },
  },
  { description: 'Whole pesos.' },
);
export type OrderPreview = FromSchema<typeof ORDER_PREVIEW>;

const STATUS_COUNT = {
  type: 'array',
  items: closedObject({ id: { type: 'integer' }, status_name: TEXT, quantity: COUNT }),
} as const satisfies JsonSchema;

/** How many orders are in each status, the empty ones included (spec 2 §7). */
export const ORDER_COUNTERS = closedObject({
  order_status_counter: STATUS_COUNT,
  order_shipping_counter: STATUS_COUNT,
  work: closedObject(
    {
      to_collect: { ...COUNT, description: 'As the filter `to_collect.in=1` finds them.' },
      to_dispatch: { ...COUNT, description: 'Paid, and not dispatched.' },
    },
    { description: 'Orders that wait for the merchant.' },
  ),
  user_stores: {
    type: 'array',
    items: closedObject({ id: { type: 'integer' }, name: TEXT_OR_NULL, mobile_phone_number: TEXT_OR_NULL }),
  },
});
export type OrderCounters = FromSchema<typeof ORDER_COUNTERS>;
export type OrderWork = OrderCounters['work'];
