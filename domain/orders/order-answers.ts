import { closedObject, FROM_ZERO, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

/** Units that leave the shelf or return to it. What is not counted is left out. */
const STOCK_MOVE = closedObject({
  product_id: FROM_ZERO,
  product_variant_id: { ...FROM_ZERO, description: '0 is the product itself.' },
  name: TEXT,
  delta: { type: 'integer', description: 'Negative: units that leave the shelf.' },
  left: { type: 'integer', description: 'Units on the shelf after it.' },
});
export type StockMove = FromSchema<typeof STOCK_MOVE>;

/** What an edit of an order would do. */
export const ORDER_PREVIEW = closedObject(
  {
    total_before: FROM_ZERO,
    subtotal: FROM_ZERO,
    discount: FROM_ZERO,
    shipping_cost: FROM_ZERO,
    total: FROM_ZERO,
    paid: { ...FROM_ZERO, description: 'What the buyer has paid; the change leaves it as it is.' },
    refunded: { ...FROM_ZERO, description: 'What went back to the buyer already.' },
    still_to_pay: {
      ...FROM_ZERO,
      description: 'What an order of which a part was paid lacks after the change.',
    },
    to_return: { ...FROM_ZERO, description: 'Paid above the new total and not given back yet.' },
    stock: { type: 'array', items: STOCK_MOVE },
  },
  { description: 'Whole pesos.' },
);
export type OrderPreview = FromSchema<typeof ORDER_PREVIEW>;

const STATUS_COUNT = {
  type: 'array',
  items: closedObject({
    id: { type: 'integer' },
    status_name: TEXT,
    quantity: { type: ['integer', 'null'], minimum: 0 },
  }),
} as const satisfies JsonSchema;

/** How many orders are in each status, the empty ones included (spec 2 §7); null where they are too many to be counted. */
export const ORDER_COUNTERS = closedObject({
  order_status_counter: STATUS_COUNT,
  order_shipping_counter: STATUS_COUNT,
  work: closedObject(
    {
      to_collect: { ...FROM_ZERO, description: 'As the filter `to_collect.in=1` finds them.' },
      to_dispatch: { ...FROM_ZERO, description: 'Paid, and not dispatched.' },
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
