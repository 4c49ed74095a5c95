import type { Connection } from '../connection.ts';

export interface ActualColumn {
  name: string;
  type: string;
  collation: string | null;
  notNull: boolean;
  default: string | null;
  generated: boolean;
  comment: string | null;
}

export interface ActualTable {
  columns: Map<string, ActualColumn>;
  constraints: Set<string>;
  /** Conditions that hold for every change, and that old rows may break: no column of such a row could be changed. */
  unproven: Set<string>;
  indexes: Set<string>;
  triggers: Set<string>;
  secured: boolean;
  comment: string | null;
  /** Column → the table that its foreign key points to; `store_id` is in all of them and left out. */
  references: Map<string, string>;
}

/** Every table of the schema that unqualified names mean. */
export type Catalogue = Map<string, ActualTable>;

const TABLES = `
select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as secured, obj_description(c.oid, 'pg_class') as comment,
  array(select conname::text from pg_constraint where conrelid = c.oid) as constraints,
  array(select conname::text from pg_constraint where conrelid = c.oid and contype = 'c' and not convalidated) as unproven,
  array(select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid) as indexes,
  array(select tgname::text from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers
from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`;

const COLUMNS = `
select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, l.collname as collation,
  a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as default, a.attgenerated <> '' as generated,
  col_description(a.attrelid, a.attnum) as comment,
  (select t.relname from pg_constraint o join pg_class t on t.oid = o.confrelid
   where o.conrelid = c.oid and o.contype = 'f' and a.attnum = any(o.conkey) and a.attname <> 'store_id' limit 1) as target
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
left join pg_collation l on l.oid = a.attcollation
where a.attnum > 0 and not a.attisdropped order by a.attnum`;

export async function readCatalogue(connection: Connection): Promise<Catalogue> {
  const catalogue: Catalogue = new Map();
  for (const row of (await connection.query(TABLES, [])).rows)
    catalogue.set(String(row['table']), {
      columns: new Map(),
      constraints: names(row['constraints']),
      unproven: names(row['unproven']),
      indexes: names(row['indexes']),
      triggers: names(row['triggers']),
      secured: row['secured'] === true,
      comment: text(row['comment']),
      references: new Map(),
    });
  for (const row of (await connection.query(COLUMNS, [])).rows) {
    const table = catalogue.get(String(row['table']));
    const name = String(row['name']);
    table?.columns.set(name, {
      name,
      type: String(row['type']),
      collation: text(row['collation']),
      notNull: row['not_null'] === true,
      default: text(row['default']),
      generated: row['generated'] === true,
      comment: text(row['comment']),
    });
    const target = text(row['target']);
    if (target !== null) table?.references.set(name, target);
  }
  return catalogue;
}

function names(value: unknown): Set<string> {
  return new Set(Array.isArray(value) ? value.map(String) : []);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
