import type { Migration } from '../migrate.ts';

/**
 * Products and variants by their SKU in any case: a new one is looked up, and so is each line of a file of stock. As with
 * search (migration 1), row-level security lets the index serve only what is known to leak nothing: `lower` never fails.
 */
export const skuIndexes: Migration = {
  id: 75,
  name: 'sku-indexes',
  phase: 'after',
  sql: `
do $$ begin
  if to_regclass('products') is not null and to_regclass('product_variants') is not null then
    create index products_lower_sku_idx on products (store_id, lower(sku)) where sku is not null;
    create index product_variants_lower_sku_idx on product_variants (store_id, lower(sku)) where sku is not null;
  end if;
end $$;

do $$
begin
  alter function pg_catalog.lower(text) leakproof;
exception when insufficient_privilege then
  raise notice 'SKUs are looked up without their index: let a superuser run "alter function pg_catalog.lower(text) leakproof" in this database';
end $$;
`,
};
