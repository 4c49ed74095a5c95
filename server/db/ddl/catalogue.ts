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
  indexes: Set<string>;
  triggers: Set<string>;
  secured: boolean;
  comment: string | null;
  /** Column → the table that its foreign key points to; `store_id` is in all of them and left out. */
  references: Map<string, string>;
}

const TABLES = `
select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured, obj_description(c.oid, 'pg_class') as comment
from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`;

const COLUMNS = `
select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, l.collname as collation,
  a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as default, a.attgenerated <> '' as generated,
  col_description(a.attrelid, a.attnum) as comment
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
left join pg_collation l on l.oid = a.attcollation
where a.attnum > 0 and not a.attisdropped order by a.attnum`;

const NAMES = `
select r.relname as table, 'constraints' as kind, o.conname as name
from pg_constraint o join pg_class r on r.oid = o.conrelid where r.relnamespace = current_schema()::regnamespace
union all
select r.relname, 'indexes', i.relname
from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class r on r.oid = x.indrelid where r.relnamespace = current_schema()::regnamespace
union all
select r.relname, 'triggers', t.tgname
from pg_trigger t join pg_class r on r.oid = t.tgrelid where r.relnamespace = current_schema()::regnamespace and not t.tgisinternal`;

const REFERENCES = `
select r.relname as table, a.attname as column, t.relname as target
from pg_constraint o join pg_class r on r.oid = o.conrelid join pg_class t on t.oid = o.confrelid
join pg_attribute a on a.attrelid = o.conrelid and a.attnum = any(o.conkey) and a.attname <> 'store_id'
where o.contype = 'f' and r.relnamespace = current_schema()::regnamespace`;

/** Every table of the schema that unqualified names mean, as the catalogue has it. */
export async function readCatalogue(connection: Connection): Promise<Map<string, ActualTable>> {
  const tables = new Map<string, ActualTable>();
  for (const row of (await connection.query(TABLES, [])).rows) {
    tables.set(text(row, 'name'), {
      columns: new Map(),
      constraints: new Set(),
      indexes: new Set(),
      triggers: new Set(),
      secured: row['secured'] === true,
      comment: nullable(row, 'comment'),
      references: new Map(),
    });
  }
  for (const row of (await connection.query(COLUMNS, [])).rows) {
    const column: ActualColumn = {
      name: text(row, 'name'),
      type: text(row, 'type'),
      collation: nullable(row, 'collation'),
      notNull: row['not_null'] === true,
      default: nullable(row, 'default'),
      generated: row['generated'] === true,
      comment: nullable(row, 'comment'),
    };
    tables.get(text(row, 'table'))?.columns.set(column.name, column);
  }
  for (const row of (await connection.query(NAMES, [])).rows) {
    const table = tables.get(text(row, 'table'));
    const kind = text(row, 'kind');
    if (kind === 'constraints' || kind === 'indexes' || kind === 'triggers')
      table?.[kind].add(text(row, 'name'));
  }
  for (const row of (await connection.query(REFERENCES, [])).rows)
    tables.get(text(row, 'table'))?.references.set(text(row, 'column'), text(row, 'target'));
  return tables;
}

function text(row: Record<string, unknown>, key: string): string {
  return String(row[key]);
}

function nullable(row: Record<string, unknown>, key: string): string | null {
  const value = row[key];
  return typeof value === 'string' ? value : null;
}
