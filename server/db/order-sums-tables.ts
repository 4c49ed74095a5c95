/** Rows of `order_state_counts`, kept by triggers alone. Several slots add up to one count. */
export interface OrderStateCountsTable {
  store_id: number;
  user_store_id: number;
  order_status_id: number;
  shipping_order_status_id: number;
  slot: number;
  n: number;
}

/** Rows of `order_day_sums`, kept by triggers alone. Several slots add up to one sum. */
export interface OrderDaySumsTable {
  store_id: number;
  /** Of the store's time zone, `YYYY-MM-DD`. */
  day: string;
  user_store_id: number;
  sales_channel: string;
  order_status_id: number;
  slot: number;
  n: number;
  /** A numeric, as text: it may pass what a number says exactly. */
  total: string;
}

/** Rows of `product_day_sums`, kept by triggers alone. Several slots add up to one sum. */
export interface ProductDaySumsTable {
  store_id: number;
  /** Of the store's time zone, `YYYY-MM-DD`. */
  day: string;
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
