import { closedObject, FROM_ZERO, TEXT } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const AMOUNT = {
  type: 'integer',
  minimum: 0,
  description: 'In whole units of the currency.',
} as const satisfies JsonSchema;

const SALES_MEMBERS = {
  orders: {
    ...FROM_ZERO,
    description: "Orders that count as sales, in the store's currency: all but cancelled and refunded ones.",
  },
  sales: AMOUNT,
  other_currencies: {
    ...FROM_ZERO,
    description:
      'Orders that were made in another currency than the store has now; they are in no other figure.',
  },
} as const satisfies Record<string, JsonSchema>;
const SALES = closedObject(SALES_MEMBERS);
export type Sales = FromSchema<typeof SALES>;

const DAY_MEMBERS = { date: { type: 'string', format: 'date' }, ...SALES_MEMBERS } as const;
const DAY_SALES = closedObject(DAY_MEMBERS);
/** Sales of one day of the store's time zone. */
export type DaySales = FromSchema<typeof DAY_SALES>;

export const DAILY_METRICS = closedObject({
  ...DAY_MEMBERS,
  received: {
    ...AMOUNT,
    description: 'What payments brought on the day, for orders of any day, before what went back.',
  },
  returned: {
    type: 'integer',
    description: 'What went back to buyers on the day; below 0 where a chargeback that was won came again.',
  },
  owed: { ...AMOUNT, description: 'What is missing now of all orders, whatever their day.' },
  owed_orders: { ...FROM_ZERO, description: 'As the filter `to_collect.in=1` finds them.' },
  currency: TEXT,
});
export type DailyMetrics = FromSchema<typeof DAILY_METRICS>;

export const WEEKLY_PROGRESS = closedObject({
  days: {
    type: 'array',
    minItems: 7,
    maxItems: 7,
    items: DAY_SALES,
    description: 'Monday to Sunday.',
  },
  streak: { ...FROM_ZERO, description: 'Days in a row with a sale.' },
  goal: {
    type: ['integer', 'null'],
    minimum: 1,
    description:
      'Sales that the merchant wants in a week. Null without one, and for a member of some branches.',
  },
  currency: TEXT,
});
export type WeeklyProgress = FromSchema<typeof WEEKLY_PROGRESS>;

const DAYS = { type: 'array', items: DAY_SALES } as const satisfies JsonSchema;

/** Sales of a range of days, and of as many days before. */
export const ORDER_STATS = closedObject({
  days: DAYS,
  before: DAYS,
  branches: {
    type: 'array',
    items: closedObject({ id: { type: 'integer' }, name: TEXT, ...SALES_MEMBERS }),
  },
  channels: { type: 'array', items: closedObject({ id: TEXT, name: TEXT, ...SALES_MEMBERS }) },
  currency: TEXT,
});
export type OrderStats = FromSchema<typeof ORDER_STATS>;

export const SOLD_PRODUCT = closedObject({
  product_id: {
    type: ['integer', 'null'],
    description: 'Null for lines of no product of the catalog, such as one that was deleted.',
  },
  name: TEXT,
  units: { type: 'integer', minimum: 1 },
  sales: AMOUNT,
});
export type SoldProduct = FromSchema<typeof SOLD_PRODUCT>;

const SOLD_AT_COST = closedObject({
  product_id: { type: 'integer' },
  name: TEXT,
  units: { type: 'integer', minimum: 1 },
  sales: AMOUNT,
  cost: { ...AMOUNT, description: 'Of these units, by what one costs today.' },
});

/** What sales of a range of days brought beyond what the goods cost. */
export const PROFIT = closedObject({
  sales: {
    ...AMOUNT,
    description: 'Of products whose cost is known, without shipping and what was refunded.',
  },
  cost: { ...AMOUNT, description: 'Of the same units, by what one costs today.' },
  unknown: { ...FROM_ZERO, description: 'Sold products whose cost is not known.' },
  unknown_sales: { ...AMOUNT, description: 'What those brought; it is in no other figure.' },
  products: { type: 'array', maxItems: 10, items: SOLD_AT_COST, description: 'Those that brought most.' },
  currency: TEXT,
});
export type Profit = FromSchema<typeof PROFIT>;
