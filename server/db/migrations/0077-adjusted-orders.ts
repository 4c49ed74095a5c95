import type { Migration } from '../migrate.ts';

/** Finds the few orders of a range whose lines are not sold as they stand: refunded in part, or with a discount. */
export const adjustedOrders: Migration = {
  id: 77,
  name: 'adjusted-orders',
  phase: 'after',
  sql: `
do $$ begin
  if to_regclass('orders') is null then
    return;
  end if;
  create index orders_adjusted on orders (store_id, date) where refunded > 0 or discount > 0;
end $$;
`,
};
