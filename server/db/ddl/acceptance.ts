import { createAjv } from '../../../domain/schema/validate.ts';
import { updateSchema } from '../../../domain/schema/derive.ts';
import { FORMATS } from '../../../domain/schema/formats.ts';
import { isColumn, isList } from '../../../domain/schema/fields.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Connection } from '../connection.ts';
import { Change } from './change.ts';
import { columnOf } from './column.ts';
import { quote } from './identifiers.ts';
import { namedRows, type NamedRows } from './named-rows.ts';
import { itemTableName, linkTableName } from './tables.ts';

/** What bounds a value. A member that is missing or left over is no matter of bounds. */
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

/** Whether the JSON text of a field keeps the bounds of its schema, also inside elements and objects. */
function keepsBounds(resource: Resource, field: Field): (text: string) => boolean {
  const validate = createAjv().compile(updateSchema({ ...resource, fields: [field], rules: [] }));
  return (text) => {
    if (validate({ [field.source]: JSON.parse(text) })) return true;
    return !(validate.errors ?? []).some(({ keyword }) => BOUNDS.has(keyword));
  };
}

/** Bounds that the database does not hold to by itself: those of whole numbers are mostly its own conditions. */
function broken(field: Field): string | undefined {
  const column = quote(field.column);
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } =
    field.schema;
  const texts: [string, number | undefined][] = [
    [`char_length(${column}) <`, minLength],
    [`char_length(${column}) >`, maxLength],
  ];
  const wholes: [string, number | undefined][] = [
    [`${column} <=`, exclusiveMinimum],
    [`${column} >=`, exclusiveMaximum],
    [`0 <> ${column}::numeric %`, multipleOf],
  ];
  const numbers: [string, number | undefined][] = [
    [`${column} <`, minimum],
    [`${column} >`, maximum],
    ...wholes,
  ];
  const byBounds = { length: texts, whole: wholes, number: numbers, json: [] };
  const { bounds } = columnOf(field);
  const broken = bounds === undefined ? [] : byBounds[bounds];
  const conditions = broken.flatMap(([sql, bound]) => (bound === undefined ? [] : [`${sql} ${bound}`]));
  return conditions.length === 0 ? undefined : conditions.join(' or ');
}

const BREAKS = 'breaks a bound of its schema';

interface TextRule {
  accepts: (text: string) => boolean;
  problem: string;
}

/** What the API asks of a text besides its length: its own functions decide, because PostgreSQL reads patterns otherwise. */
function textRules(resource: Resource, field: Field): TextRule[] {
  const { bounds, worded } = columnOf(field);
  if (bounds === 'json') return [{ accepts: keepsBounds(resource, field), problem: BREAKS }];
  if (worded !== true) return [];
  const { format, pattern } = field.schema;
  const named = format === undefined ? undefined : FORMATS[format];
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return [
    ...(named === undefined ? [] : [{ accepts: named, problem: `is no "${format}", as its schema says` }]),
    ...(expression === undefined
      ? []
      : [
          {
            accepts: (text: string) => expression.test(text),
            problem: 'does not match the pattern of its schema',
          },
        ]),
  ];
}

/** As many rows are read at once. */
const PAGE = 1000;

async function refusedTexts(
  change: Change,
  table: string,
  column: string,
  accepts: TextRule['accepts'],
): Promise<NamedRows> {
  const refused: Record<string, unknown>[] = [];
  let after: unknown[] = [0, 0];
  for (;;) {
    const page = await change.query(
      `select store_id, id, ${quote(column)}::text as value from ${quote(table)}
       where ${quote(column)} is not null and (store_id, id) > ($1::bigint, $2::bigint) order by store_id, id limit ${PAGE}`,
      after,
    );
    refused.push(
      ...page.filter(({ value }) => !accepts(String(value))).map(({ store_id, id }) => ({ store_id, id })),
    );
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return namedRows(refused, refused.length);
    after = [last['store_id'], last['id']];
  }
}

/** A line for each rule of a field's schema that some rows break. */
async function refusals(change: Change, resource: Resource, table: string, field: Field): Promise<string[]> {
  const lines: string[] = [];
  const say = (problem: string, { count, text }: NamedRows) =>
    count > 0 && lines.push(`${table}.${field.column} ${problem}: ${text}`);
  const condition = broken(field);
  if (condition !== undefined) say(BREAKS, await change.rows(table, condition));
  for (const { accepts, problem } of textRules(resource, field))
    say(problem, await change.seeingAllRows(table, () => refusedTexts(change, table, field.column, accepts)));
  return lines;
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
  const { count: found, text } = await change.seeingAllRows(rows, () =>
    change.rows(table, conditions.join(' or ')),
  );
  return found > 0 ? [`${table}.${field.source} ${BREAKS}: ${text}`] : [];
}

/**
 * Rows that the API would not accept any more, a line for each field. They stay as they are until somebody edits them.
 * Inside the caller's transaction.
 */
export async function unacceptedRows(connection: Connection, resources: Resource[]): Promise<string[]> {
  const change = new Change(connection);
  const lines: string[] = [];
  for (const resource of resources) {
    const lists = resource.fields.filter(({ kind }) => kind === 'items');
    const tables = [
      { table: resource.table, fields: resource.fields },
      ...lists.map((field) => ({ table: itemTableName(field), fields: field.items ?? [] })),
    ];
    for (const { table, fields } of tables)
      // A sealed secret has another length and form than what it holds.
      for (const field of fields)
        if (isColumn(field) && !field.writeOnly)
          lines.push(...(await refusals(change, resource, table, field)));
    for (const field of resource.fields)
      if (isList(field)) lines.push(...(await miscounted(change, resource, field)));
  }
  return lines;
}
