import { CITIES } from '../../../domain/places/cities.ts';
import type { Migration } from '../migrate.ts';

const NAMES = Object.fromEntries(
  CITIES.map(({ code, name, state, country_code }) => [code, { name, state, country_code }]),
);

/** Customers who were stored before their city had words get them. A platform without customers has nothing to fill. */
export const customerCities: Migration = {
  id: 38,
  name: 'customer-cities',
  phase: 'after',
  sql: `
do $$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = current_schema() and table_name = 'customers' and column_name = 'city'
  ) then
    return;
  end if;
  alter table customers no force row level security;
  update customers set city = '${JSON.stringify(NAMES).replaceAll("'", "''")}'::jsonb -> city_id
  where city_id is not null and city is null;
  alter table customers force row level security;
end $$;
`,
};
