import type { Generated } from 'kysely';

/** What triggers keep of orders. */
export interface OrderSumsTables {
  order_state_counts: OrderStateCountsTable;
  order_day_sums: OrderDaySumsTable;
  product_day_sums: ProductDaySumsTable;
  product_week_sums: ProductWeekSumsTable;
  order_line_adjustments: OrderLineAdjustmentsTable;
}

/** Rows of `order_state_counts`, kept by triggers alone. Several slots add up to one count. */
interface OrderStateCountsTable {
  store_id: number;
  user_store_id: number;
  order_status_id: number;
  shipping_order_status_id: number;
  slot: number;
  n: number;
}

/** Rows of `order_day_sums`, kept by triggers alone. Several slots add up to one sum. */
interface OrderDaySumsTable {
  store_id: number;
  /** Of the store's time zone, `YYYY-MM-DD`. */
  day: string;
  /** 0 for the whole store. */
  user_store_id: number;
  sales_channel: string;
  order_status_id: number;
  slot: number;
  n: number;
  /** A numeric, as text: it may pass what a number says exactly. Without orders in another currency than the store's. */
  total: string;
  /** How many of the orders those are. */
  apart: Generated<number>;
}

/** Rows of `product_day_sums`, kept by triggers alone. Several slots add up to one sum. */
interface ProductDaySumsTable {
  store_id: number;
  /** Of the store's time zone, `YYYY-MM-DD`. */
  day: string;
  /** 0 for the whole store. */
  user_store_id: number;
  order_status_id: number;
  /** 0 for lines of no product of the catalog. */
  product_id: number;
  /** Of lines without a product, as they were sold; else empty. */
  name: string;
  slot: number;
  units: string;
  /** A numeric, as text: it may pass what a number says exactly. */
  sales: string;
}

/** Rows of `product_week_sums`: those of `product_day_sums` by week. */
interface ProductWeekSumsTable extends Omit<ProductDaySumsTable, 'day'> {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string;
}

/** Rows of `order_line_adjustments`: what a discount or refunds take off a line, kept by triggers alone. */
interface OrderLineAdjustmentsTable {
  store_id: number;
  order_id: number;
  line_id: number;
  /** Those of the order, so that a range of days, a branch and a state find them. */
  date: Date;
  user_store_id: number;
  order_status_id: number;
  /** 0 for lines of no product of the catalog. */
  product_id: number;
  /** Of lines without a product, as they were sold; else empty. */
  name: string;
  /** Numerics, as text; zero or below. */
  units: string;
  sales: string;
}
