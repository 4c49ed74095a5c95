import type { Field } from '../../../domain/schema/model.ts';
import { isColumn } from '../../db/ddl/column.ts';
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
  if (field.kind === 'json') return JSON.stringify(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new TypeError(`${field.source} holds what its column cannot: ${typeof value}`);
}
