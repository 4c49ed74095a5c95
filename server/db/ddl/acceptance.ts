/** Rows that the API would not accept any more, because a schema has narrower bounds than when they were written. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { plain } from '../../../domain/schema/derive.ts';
import { isColumn, isList } from '../../../domain/schema/fields.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { createAjv } from '../../../domain/schema/validate.ts';
import type { Connection } from '../connection.ts';
import { Change, nameRows } from './change.ts';
import { columnOf } from './column.ts';
import { quote } from './identifiers.ts';
import { itemTableName, linkTableName } from './tables.ts';

/** Keywords that bound a value. A member that is missing or left over is no matter of bounds. */
const BOUNDS = new Set([
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'enum',
]);

const BREAKS = 'breaks a bound of its schema';

function problemOf(field: Field, { keyword }: ErrorObject): string {
  if (columnOf(field).worded !== true) return BREAKS;
  if (keyword === 'format') return `is no "${field.schema.format}", as its schema says`;
  return keyword === 'pattern' ? 'does not match the pattern of its schema' : BREAKS;
}

/** A field with the rows that break its schema, by problem. */
interface Checked {
  field: Field;
  validate: ValidateFunction;
  broken: Map<string, Record<string, unknown>[]>;
}

/** As many rows are read at once. */
const PAGE = 1000;

/** Reads all rows of a table and notes those that break the schema of one of its fields. */
async function checkRows(change: Change, table: string, checked: Checked[]): Promise<void> {
  const values = checked.map(({ field }) => `to_jsonb(${quote(field.column)})`).join(', ');
  let after: unknown[] = [0, 0];
  for (;;) {
    const page = await change.query(
      `select store_id, id, jsonb_build_array(${values}) as values from ${quote(table)}
       where (store_id, id) > ($1::bigint, $2::bigint) order by store_id, id limit ${PAGE}`,
      after,
    );
    for (const row of page) checkRow(row, checked);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = [last['store_id'], last['id']];
  }
}

function checkRow(row: Record<string, unknown>, checked: Checked[]): void {
  const values: unknown = row['values'];
  for (const [at, { field, validate, broken }] of checked.entries()) {
    const value: unknown = Array.isArray(values) ? values[at] : null;
    if (value === null || validate(value)) continue;
    const bounds = (validate.errors ?? []).filter(({ keyword }) => BOUNDS.has(keyword));
    for (const problem of new Set(bounds.map((error) => problemOf(field, error)))) {
      const rows = broken.get(problem) ?? [];
      broken.set(problem, rows);
      rows.push({ store_id: row['store_id'], id: row['id'] });
    }
  }
}

/** Whether its values have bounds that rows can break. */
function isBounded(field: Field): boolean {
  return isColumn(field) && (columnOf(field).bounds !== undefined || columnOf(field).worded === true);
}

/** A line for each problem of each field. A sealed secret has another length and form than what it holds. */
async function refusals(change: Change, table: string, fields: readonly Field[]): Promise<string[]> {
  const bounded = fields.filter((field) => !field.writeOnly && !field.system && isBounded(field));
  const ajv = createAjv();
  const checked = bounded.map((field): Checked => ({
    field,
    validate: ajv.compile(plain(field.schema)),
    broken: new Map(),
  }));
  if (checked.length === 0) return [];
  await change.seeingAllRows([table], () => checkRows(change, table, checked));
  return checked.flatMap(({ field, broken }) =>
    [...broken].map(
      ([problem, rows]) => `${table}.${field.column} ${problem}: ${nameRows(rows, rows.length).text}`,
    ),
  );
}

/** A line for a list in a table of its own that has too few or too many rows. One that may be left out may be empty. */
async function miscounted(change: Change, resource: Resource, field: Field): Promise<string[]> {
  const { table } = resource;
  const { minItems, maxItems } = field.schema;
  if (minItems === undefined && maxItems === undefined) return [];
  const rows = field.kind === 'items' ? itemTableName(field) : linkTableName(resource, field.source);
  const [parent, child] = [quote(table), quote(rows)];
  const count = `(select count(*) from ${child} where ${child}.store_id = ${parent}.store_id and ${child}.parent_id = ${parent}.id)`;
  const least = field.required ? 0 : 1;
  const conditions = [
    ...(minItems === undefined ? [] : [`${count} between ${least} and ${minItems - 1}`]),
    ...(maxItems === undefined ? [] : [`${count} > ${maxItems}`]),
  ];
  const { count: found, text } = await change.seeingAllRows([rows], () =>
    change.rows(table, conditions.join(' or ')),
  );
  return found > 0 ? [`${table}.${field.source} ${BREAKS}: ${text}`] : [];
}

/** A line for each problem. The rows stay as they are until somebody edits them. Inside the caller's transaction. */
export async function unacceptedRows(connection: Connection, resources: Resource[]): Promise<string[]> {
  const change = new Change(connection);
  const lines: string[] = [];
  for (const resource of resources) {
    lines.push(...(await refusals(change, resource.table, resource.fields)));
    for (const field of resource.fields) {
      if (field.kind === 'items')
        lines.push(...(await refusals(change, itemTableName(field), field.items ?? [])));
      if (isList(field)) lines.push(...(await miscounted(change, resource, field)));
    }
  }
  return lines;
}
