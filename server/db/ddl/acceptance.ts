import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Connection } from '../connection.ts';
import { Change } from './change.ts';
import { isColumn } from './column.ts';
import { quote } from './identifiers.ts';
import { itemTableName } from './tables.ts';

/** Bounds that the database does not hold to by itself: lengths of texts and sizes of numbers with decimals. */
function broken(field: Field): string | undefined {
  const column = quote(field.column);
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = field.schema;
  const texts: [string, number | undefined][] = [
    [`char_length(${column}) <`, minLength],
    [`char_length(${column}) >`, maxLength],
  ];
  const numbers: [string, number | undefined][] = [
    [`${column} <`, minimum],
    [`${column} >`, maximum],
    [`${column} <=`, exclusiveMinimum],
    [`${column} >=`, exclusiveMaximum],
  ];
  const bounds = field.kind === 'text' ? texts : field.kind === 'number' ? numbers : [];
  const conditions = bounds.flatMap(([sql, bound]) => (bound === undefined ? [] : [`${sql} ${bound}`]));
  return conditions.length === 0 ? undefined : conditions.join(' or ');
}

/**
 * Rows that the API would not accept any more, a line for each field. They stay as they are until somebody edits them.
 * Inside the caller's transaction.
 */
export async function unacceptedRows(connection: Connection, resources: Resource[]): Promise<string[]> {
  const change = new Change(connection);
  const lines: string[] = [];
  const tables = resources.flatMap((resource) => [
    { table: resource.table, fields: resource.fields },
    ...resource.fields
      .filter(({ kind }) => kind === 'items')
      .map((field) => ({ table: itemTableName(field), fields: field.items ?? [] })),
  ]);
  for (const { table, fields } of tables)
    for (const field of fields.filter(isColumn)) {
      const condition = broken(field);
      const rows = condition === undefined ? undefined : await change.rows(table, condition);
      if (rows !== undefined && rows.count > 0)
        lines.push(`${table}.${field.column} breaks a bound of its schema: ${rows.text}`);
    }
  return lines;
}
