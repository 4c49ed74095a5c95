/** An order as its status dialog reads it: nothing paid, nothing sent. */
export const UNPAID = {
  id: 7,
  order_status_id: 1,
  shipping_order_status_id: 6,
  holds_stock: 1,
  total: 20_000,
  paid: null,
  refunded: null,
  items_count: 1,
  carrier: null,
  tracking_number: null,
  tracking_url: null,
} as const;
