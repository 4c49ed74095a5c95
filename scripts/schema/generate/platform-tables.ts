import { sql as raw } from 'kysely';
import type { ColumnMetadata } from 'kysely';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Sql } from '../../../server/db/database.ts';
import { desiredTables } from '../../../server/db/ddl/tables.ts';
import { pascalCase } from './names.ts';

/** As the driver reads and writes them with the parsers of `server/db/connection.ts`. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  date: 'string',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
};

/** Columns whose type the database does not know: the type, and its file below `domain/`. */
const EXACT: Readonly<Record<string, readonly [type: string, file: string]>> = {
  'checkout_form_versions.fields': ['FormField[]', 'checkout-form/form-calls.ts'],
  'domain_checks.problem': ['DomainProblem', 'stores/domain-check.ts'],
  'import_pictures.fault': ['PictureFault', 'imports/web-pictures.ts'],
  'import_records.lines': ['ImportLine[]', 'imports/import-record.ts'],
  'order_form_answers.answers': ['FormAnswer[]', 'checkout-form/form-calls.ts'],
  'order_payments.ended': ['OpenStatus', 'orders/order-payments.ts'],
  'order_refunds.lines': ['RefundedLine[]', 'orders/refunds.ts'],
  'picture_batch_files.reason': ['FileRefusal', 'picture-batches/batch.ts'],
  'picture_batches.fault': ['BatchFault', 'picture-batches/batch.ts'],
  'picture_batches.parts': ['string[]', ''],
  'saved_views.query': ['ViewQuery', 'lists/saved-view-calls.ts'],
  'stores.delivery_zones': ['ShippingZone[]', 'orders/shipping-zones.ts'],
};

const HEADER = `// Generated from server/db/baseline and server/db/migrations by \`npm run schema tables\`. Edit the SQL instead.
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
`;

const SHARED = `
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text. */
type Json<T = unknown> = ColumnType<T, string, string>;
/** Set by the database when left out. */
type Defaulted<T> = ColumnType<SelectType<T>, InsertType<T> | undefined, UpdateType<T>>;

/** Tables whose rows the application may add and delete, but not change. */
type Added<T> = { [K in keyof T]: ColumnType<SelectType<T[K]>, InsertType<T[K]>, never> };
/** Tables whose rows the application may change, but not add. */
type Changed<T> = { [K in keyof T]: ColumnType<SelectType<T[K]>, never, UpdateType<T[K]>> };
/** Tables that only the owner of the database and its triggers write. */
type Read<T> = { [K in keyof T]: ColumnType<SelectType<T[K]>, never, never> };
`;

/** What the application may do with a table that it may read, and the values that checks list, by column. */
interface Rules {
  insert: boolean;
  update: boolean;
  values: Map<string, string[]>;
}

async function readRules(sql: Sql): Promise<Map<string, Rules>> {
  const { rows: tables } = await raw<{ name: string; insert: boolean; update: boolean }>`
    select relname as name, has_table_privilege(oid, 'insert') as insert, has_table_privilege(oid, 'update') as update
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and has_table_privilege(oid, 'select')`.execute(
    sql,
  );
  const { rows: checks } = await raw<{ table: string; column: string; definition: string }>`
    select r.relname as table, a.attname as column, pg_get_constraintdef(o.oid) as definition
    from pg_constraint o join pg_class r on r.oid = o.conrelid
    join pg_attribute a on a.attrelid = o.conrelid and o.conkey = array[a.attnum]
    where o.contype = 'c' and r.relnamespace = current_schema()::regnamespace`.execute(sql);
  const rules = new Map(tables.map(({ name, ...rights }) => [name, { ...rights, values: new Map() }]));
  for (const { table, column, definition } of checks) {
    const listed = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1];
    if (listed === undefined) continue;
    const values = [...listed.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
    rules.get(table)?.values.set(column, values);
  }
  return rules;
}

/** @throws Error when this generator does not know the type of the column */
function typeOf(table: string, column: ColumnMetadata, { values }: Rules): string {
  const base = TYPES[column.dataType.replace(/^_/, '')];
  if (base === undefined)
    throw new Error(`${table}.${column.name} is of the unknown type ${column.dataType}`);
  const exact = EXACT[`${table}.${column.name}`]?.[0];
  const listed = values.get(column.name)?.map((value) => `'${value}'`);
  const known = base === 'Json' && exact !== undefined ? `Json<${exact}>` : exact;
  const one = known ?? listed?.join(' | ') ?? (column.dataType.startsWith('_') ? `${base}[]` : base);
  const type = column.isNullable ? `${one} | null` : one;
  return column.hasDefaultValue || column.isAutoIncrementing ? `Defaulted<${type}>` : type;
}

function wrapped(name: string, { insert, update }: Rules): string {
  const row = `${pascalCase(name)}Table`;
  if (insert) return update ? row : `Added<${row}>`;
  return update ? `Changed<${row}>` : `Read<${row}>`;
}

function imports(): string {
  const names = new Map<string, string[]>();
  for (const [type, file] of Object.values(EXACT))
    if (file !== '') names.set(file, [...(names.get(file) ?? []), type.replace('[]', '')]);
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, types]) => `import type { ${types.toSorted().join(', ')} } from '../domain/${file}';\n`)
    .join('');
}

/**
 * Row types of the tables that no schema declares, for Kysely: from a database that the baseline and all migrations have
 * made, as its application role may use it (docs/decisions/0002).
 * @param resources whose tables are those of the schemas
 * @throws Error when `EXACT` names a column that is not there
 */
export async function platformTablesModule(sql: Sql, resources: Resource[]): Promise<string> {
  const ofSchemas = new Set(desiredTables(resources).map(({ name }) => name));
  const rules = await readRules(sql);
  const tables = (await sql.introspection.getTables()).flatMap(({ name, columns }) => {
    const own = ofSchemas.has(name) ? undefined : rules.get(name);
    return own === undefined ? [] : [{ name, columns, rules: own }];
  });
  const there = new Set(
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  const gone = Object.keys(EXACT).filter((column) => !there.has(column));
  if (gone.length > 0) throw new Error(`No such column: ${gone.join(', ')}`);
  const rows = tables.map(({ name, columns, rules: own }) => {
    const lines = columns.map((column) => `  ${column.name}: ${typeOf(name, column, own)};\n`);
    return `\nexport interface ${pascalCase(name)}Table {\n${lines.join('')}}\n`;
  });
  const all = tables.map(({ name, rules: own }) => `  ${name}: ${wrapped(name, own)};\n`);
  return `${HEADER}${imports()}${SHARED}${rows.join('')}\nexport interface PlatformTables {\n${all.join('')}}\n`;
}
