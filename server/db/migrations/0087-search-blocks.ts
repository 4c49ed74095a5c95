import type { Migration } from '../migrate.ts';

/**
 * What the index of searchable texts by blocks of ids stands on (docs/decisions/0049). As with `textlike` (migration 1),
 * row-level security lets the index serve only what is known to leak nothing: a shift never fails.
 */
export const searchBlocks: Migration = {
  id: 87,
  name: 'search-blocks',
  phase: 'before',
  sql: `
create extension if not exists btree_gin;

do $$
begin
  alter function pg_catalog.int8shr(bigint, integer) leakproof;
exception when insufficient_privilege then
  raise notice 'Search will read more of its index: let a superuser run "alter function pg_catalog.int8shr(bigint, integer) leakproof" in this database';
end $$;
`,
};
