import type { Migration } from '../migrate.ts';

/** Stock movements follow the schemas' tables where those exist: a product's history goes with it, an order's stays without it. */
export const references: Migration = {
  id: 4,
  name: 'references',
  phase: 'after',
  sql: `
do $$
begin
  if to_regclass('products') is not null then
    alter table stock_movements add foreign key (store_id, product_id) references products (store_id, id) on delete cascade;
  end if;
  if to_regclass('orders') is not null then
    alter table stock_movements add foreign key (store_id, order_id) references orders (store_id, id) on delete set null (order_id);
  end if;
end $$;
`,
};
