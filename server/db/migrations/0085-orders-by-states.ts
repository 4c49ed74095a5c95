import type { Migration } from '../migrate.ts';

/** Orders of one pair of states, newest first: the filters that a merchant combines most read their matches alone. */
export const ordersByStates: Migration = {
  id: 85,
  name: 'orders-by-states',
  phase: 'after',
  sql: `
do $$ begin
  if to_regclass('orders') is null then
    return;
  end if;
  create index orders_by_states on orders (store_id, order_status_id, shipping_order_status_id, created_at, id);
end $$;
`,
};
