import type { Migration } from '../migrate.ts';

/**
 * Marks the orders that are to be collected, as `isToCollect` of domain/orders/due.ts does with each later write
 * (docs/decisions/0075). The second index holds the few that are paid and lack the difference of an edit.
 */
export const ordersToCollect: Migration = {
  id: 81,
  name: 'orders-to-collect',
  phase: 'after',
  sql: `
do $$ begin
  if to_regclass('orders') is null then
    return;
  end if;
  lock table orders in share row exclusive mode;
  alter table orders no force row level security;
  update orders set to_collect = 1
    where order_status_id in (1, 2)
      or (order_status_id = 4 and coalesce(total, 0) > coalesce(paid, total, 0));
  alter table orders force row level security;
  create index orders_to_collect on orders (store_id, created_at, id) where to_collect = 1;
  create index orders_with_balance on orders (store_id) where to_collect = 1 and order_status_id = 4;
end $$;
`,
};
