/**
 * What `x-computed.by` can name, by resource. Each is written in TypeScript, in a module of the server or in
 * `server/resources/computed.ts`. A schema alone cannot add one.
 */
export const COMPUTATIONS: Readonly<Record<string, readonly string[]>> = {
  collections: [
    'collections.position',
    'collections.total_products',
    'collections.sub_collections',
    'collections.products',
  ],
  customers: [
    'customers.city',
    'customers.lead',
    'customers.frequency',
    'customers.lead_choice',
    'customers.frequency_choice',
    'customers.orders',
    'customers.quantity',
    'customers.total',
  ],
  products: ['products.own_id'],
  orders: [
    'orders.sequence',
    'orders.currency',
    'orders.subtotal',
    'orders.total',
    'orders.items_count',
    'orders.paid',
    'orders.refunded',
    'orders.to_collect',
    'orders.holds_stock',
    'orders.user_store',
    'orders.order_status',
    'orders.shipping_order_status',
    'orders.payment_channel',
    'orders.order_payment',
    'orders.product',
  ],
};
