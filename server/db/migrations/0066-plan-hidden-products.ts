import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** Products that a smaller plan has no room for: hidden until a bigger one brings them back (decision 54). */
export const planHiddenProducts: Migration = {
  id: 66,
  name: 'plan-hidden-products',
  phase: 'before',
  sql: `
create table plan_hidden_products (
  store_id bigint not null references stores on delete cascade,
  product_id bigint not null,
  primary key (store_id, product_id)
);
${scoped('plan_hidden_products', 'store or platform')}
`,
};
