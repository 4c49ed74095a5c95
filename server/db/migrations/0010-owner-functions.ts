import type { Migration } from '../migrate.ts';

/**
 * The one function that runs with its owner's rights looks its tables up in the schema of the tables alone: `pg_temp`,
 * when it is not named, comes first. Nobody but the owner may hang it on a table.
 */
export const ownerFunctions: Migration = {
  id: 10,
  name: 'owner-functions',
  phase: 'before',
  sql: `
do $$ begin
  execute format('alter function count_rows() set search_path = %I, pg_temp', current_schema());
end $$;
revoke execute on function count_rows() from public;
`,
};
