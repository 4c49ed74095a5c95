import type { Migration } from '../migrate.ts';

/**
 * Stores what orders hold of the stock, as `withHolding` of server/modules/orders/stock.ts does with each later write
 * (docs/decisions/0031). Until now it followed from the payment status and from all refunds with units, so that is
 * what the ledger of stock has of the orders that are there.
 */
export const heldStock: Migration = {
  id: 91,
  name: 'held-stock',
  phase: 'after',
  sql: `
do $$ begin
  if to_regclass('orders') is null then
    return;
  end if;
  lock table orders in share row exclusive mode;
  alter table orders no force row level security;
  alter table order_details no force row level security;
  alter table order_refunds no force row level security;
  update orders set holds_stock = 0 where order_status_id = 3;
  update order_details d set restocked = least(d.quantity, b.units)
    from (
      select r.store_id, (l ->> 'id')::bigint as line, sum((l ->> 'quantity')::bigint) as units
      from order_refunds r, jsonb_array_elements(r.lines) l
      where r.restocked group by 1, 2
    ) b
    where d.store_id = b.store_id and d.id = b.line;
  alter table orders force row level security;
  alter table order_details force row level security;
  alter table order_refunds force row level security;
end $$;
`,
};
