import type { Migration } from '../migrate.ts';

/** What a customer has bought is net of refunds too (docs/decisions/0048). Only customers with a refund are summed again. */
export const netPurchases: Migration = {
  id: 60,
  name: 'net-purchases',
  phase: 'after',
  sql: `
do $$
begin
  if to_regclass('orders') is null or to_regclass('customers') is null then
    return;
  end if;
  lock table orders, customers in share row exclusive mode;
  alter table orders no force row level security;
  alter table customers no force row level security;
  update customers c set total = bought.total
    from (
      select store_id, customer_id, sum(order_sale(total, paid, refunded))::bigint as total
      from orders where order_status_id not in (3, 5)
      group by store_id, customer_id having bool_or(refunded > 0)
    ) bought
    where c.store_id = bought.store_id and c.id = bought.customer_id and c.total <> bought.total;
  alter table orders force row level security;
  alter table customers force row level security;
end $$;
`,
};
