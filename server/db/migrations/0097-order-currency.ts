import type { Migration } from '../migrate.ts';

/**
 * The currency that each order was made in, and sums of the amounts in the store's own (docs/decisions/0080). The orders
 * that are there have the currency of their store, the only one that was known of them, so no sum changes. Shipping costs
 * and goals had been typed in cents where the currency has them: they stay what they read as.
 */
export const orderCurrency: Migration = {
  id: 97,
  name: 'order-currency',
  phase: 'after',
  sql: `
alter table stores no force row level security;
update stores set delivery_cost_details = round(delivery_cost_details / 100.0),
    weekly_goal = case when weekly_goal is not null then greatest(1, round(weekly_goal / 100.0)) end
  where currency not in ('COP', 'CLP', 'CRC', 'PYG');
do $$ begin
  if to_regclass('orders') is null then
    return;
  end if;
  lock table orders in share row exclusive mode;
  alter table orders no force row level security;
  -- The sums would be refreshed order by order, and every one of them is what it was.
  alter table orders disable trigger user;
  update orders o set currency = s.currency from stores s where s.id = o.store_id and o.currency is null;
  alter table orders enable trigger user;
  alter table orders force row level security;
end $$;
alter table stores force row level security;
`,
};
