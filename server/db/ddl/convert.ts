import type { Change } from './change.ts';
import type { DesiredColumn } from './desired.ts';
import { quote } from './identifiers.ts';

/** PostgreSQL's own reading of a text, or null where it has none. Times without a zone are those of Bogotá. */
const CAST = `
create function schema_cast(value text, wanted regtype) returns text language plpgsql
  set timezone = 'America/Bogota' as $$
begin
  execute format('select %L::%s', value, wanted);
  return value;
exception when data_exception then
  return null;
end $$`;

/** SQL for the text of a value, in a form that the other type reads. */
function textOf(column: string, from: string): string {
  switch (from) {
    case 'boolean':
      return `${column}::integer::text`;
    case 'jsonb':
      return `(${column} #>> '{}')`;
    case 'double precision':
      // 3 is written as 3, not as 3.0 or 3e+00.
      return `${column}::numeric::text`;
    case 'timestamp with time zone':
      return `to_char(${column} at time zone 'America/Bogota', 'YYYY-MM-DD"T"HH24:MI:SS.MS"-05:00"')`;
    default:
      return `${column}::text`;
  }
}

interface Conversion {
  table: string;
  from: { name: string; type: string };
  to: DesiredColumn;
  /** Of a reference: only ids of this table are taken over. */
  target: string | undefined;
}

/** Fills a new column with those values of the former one that its type can hold. */
export async function convert(change: Change, { table, from, to, target }: Conversion): Promise<void> {
  const [owner, former, own] = [quote(table), quote(from.name), quote(to.name)];
  const text = textOf(former, from.type);
  const value =
    to.type === 'jsonb' ? `to_jsonb(${former})` : `schema_cast(${text}, '${to.type}'::regtype)::${to.type}`;
  const exists =
    target === undefined
      ? ''
      : ` and exists (select from ${quote(target)} t where t.store_id = ${owner}.store_id and t.id = (${value}))`;
  const fill = () =>
    change.apply(`update ${owner} set ${own} = ${value} where ${former} is not null${exists}`);
  await change.apply(`${CAST}; set local timezone = 'America/Bogota'`);
  await change.seeingAllRows(table, () =>
    target === undefined || target === table ? fill() : change.seeingAllRows(target, fill),
  );
  await change.apply(`drop function schema_cast(text, regtype); set local timezone to default`);
}
