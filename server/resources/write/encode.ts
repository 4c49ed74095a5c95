import type { Field, Resource } from '../../../domain/schema/model.ts';
import { isColumn } from '../../../domain/schema/fields.ts';
import { typeOf } from '../../db/ddl/column.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { itemText, itemTexts } from '../../db/ddl/search.ts';
import type { Row } from '../row.ts';
import type { Parameter } from '../statement.ts';

/** Fields that a write stores in the record's own row; the system's are the server's alone. */
export function storedFields(fields: Field[]): Field[] {
  return fields.filter((field) => !field.system && isColumn(field));
}

/** A value of the API as a parameter of its column; what is absent takes the schema's default. */
export function encode(field: Field, record: Row): Parameter {
  const value = record[field.source] === undefined ? (field.default ?? null) : record[field.source];
  if (value === null) return null;
  if (typeOf(field) === 'jsonb') return JSON.stringify(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new TypeError(`${field.source} holds what its column cannot: ${typeof value}`);
}

/** A column of a record's row as a write sets it. */
export interface Written {
  /** Quoted. */
  column: string;
  value: Parameter;
}

/** What a write of these fields stores in the record's own row: their columns, and what is searched of its items. */
export function writtenColumns(resource: Resource, fields: Field[], record: Row): Written[] {
  const texts = itemTexts(resource).filter(({ field }) => fields.includes(field));
  return [
    ...storedFields(fields).map((field) => ({ column: quote(field.column), value: encode(field, record) })),
    ...texts.map(({ field, column }) => ({
      column: quote(column.name),
      value: itemText(field, rowsOf(record[field.source])),
    })),
  ];
}

/** The items of a record; none where there is no list. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value : [];
}
