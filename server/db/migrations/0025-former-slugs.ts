import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/**
 * Slugs that products have left (docs/decisions/0029). No key references the product: one that is deleted and returns
 * finds its old links again.
 */
export const formerSlugs: Migration = {
  id: 25,
  name: 'former-slugs',
  phase: 'before',
  sql: `
create table former_slugs (
  store_id bigint not null references stores on delete cascade,
  slug text not null,
  product_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (store_id, slug)
);
create index former_slugs_created_at_idx on former_slugs (created_at);
${scoped('former_slugs', 'store or platform')}
`,
};
