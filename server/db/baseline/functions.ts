/** The tables of an area in their present state, as one SQL text each; beside the tables of the schemas. */
export interface Area {
  /** Tables, functions and policies that need no table of a schema. */
  tables: string;
  /** What refers to tables of the schemas, where all of those exist: a platform may have schemas of its own. */
  links: { of: readonly string[]; sql: string }[];
}

/** Scope functions of row-level security, and what search and sorting stand on. */
export const FUNCTIONS: Area = {
  tables: `
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The store of the current scope; null when none is set, and then no row matches.
create function app_store_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.store_id', true), '')::bigint;

create function app_platform() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.platform', true), '') = 'on';

-- unaccent() itself is only stable, because its dictionary could be replaced; ours is not, and an index needs immutable.
do $$
declare place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'unaccent');
begin
  execute format($f$
    create function immutable_unaccent(value text) returns text language sql immutable strict parallel safe
      return %1$I.unaccent('%1$I.unaccent'::regdictionary, value)
  $f$, place);
end $$;

-- Spanish order of names: accents beside their letter, Ñ after N. Byte order where the server is built without ICU.
do $$
begin
  create collation es (provider = icu, locale = 'es');
exception when feature_not_supported or invalid_parameter_value then
  create collation es from "C";
end $$;

-- Row-level security lets an index serve a condition only if its function is known to leak nothing about rows that it is
-- not to see. LIKE complains about the pattern alone, never about a row; \`lower\` and >> never fail. Only a superuser may
-- say so. Without this, searches and looking up SKUs are right but read every row of the store.
do $$
declare trusted text;
begin
  foreach trusted in array array['textlike(text, text)', 'lower(text)', 'int8shr(bigint, integer)'] loop
    execute format('alter function pg_catalog.%s leakproof', trusted);
  end loop;
exception when insufficient_privilege then
  raise notice 'Search will not use its indexes: let a superuser run what docs/guides/deploy.md says of leakproof functions';
end $$;
`,
  links: [],
};
