import type { Migration } from '../migrate.ts';

/** Agreeing on a price in an order has a permission of its own; roles that could do it before can still do it. */
export const orderPricePermission: Migration = {
  id: 31,
  name: 'order-price-permission',
  phase: 'before',
  // The owner of the tables reaches the roles of every store only while row-level security is not forced.
  sql: `
alter table roles no force row level security;
update roles set permissions = array_append(permissions, 'orders.edit_price')
where 'products.edit_price' = any(permissions) and not 'orders.edit_price' = any(permissions);
alter table roles force row level security;`,
};
