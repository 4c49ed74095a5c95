import { createAjv } from '../../../domain/schema/validate.ts';
import type { ColumnOf, SqlType } from '../../../domain/kinds/kind.ts';
import { COLUMNS, PARSERS } from '../../../domain/schema/kinds.ts';
import type { Field } from '../../../domain/schema/model.ts';
import { plain } from '../../../domain/schema/derive.ts';
import { isInvisible } from '../../../domain/schema/visible.ts';
import type { Json } from '../../../domain/schema/vocabulary.ts';
import { amountsMemory } from './amounts.ts';
import type { DesiredColumn } from './desired.ts';
import { isSealed } from '../../secrets/sealed.ts';
import { literal, quote } from './identifiers.ts';
import { shapeOf } from './shape.ts';

/** @throws Error for a kind that is no column */
export function columnOf({ kind, source }: Pick<Field, 'kind' | 'source'>): ColumnOf {
  const column = COLUMNS[kind];
  if (column === undefined) throw new Error(`${source} is not a column`);
  return column;
}

/** @throws Error for a kind that is no column */
export function typeOf(field: Field): SqlType {
  const { type } = columnOf(field);
  return typeof type === 'function' ? type(field) : type;
}

/** The column of a field that is none of the system's. */
export function fieldColumn(field: Field): DesiredColumn {
  const type = typeOf(field);
  const { collation } = columnOf(field);
  const value = defaultOf(field.default, type);
  const check = checkOf(field);
  const memory = memoryOf(field);
  return {
    name: field.column,
    type,
    ...(collation === undefined ? {} : { collation }),
    notNull: field.required,
    ...(value === undefined ? {} : { default: value }),
    ...(check === undefined ? {} : { check }),
    ...(field.writeOnly ? { sealed: true } : {}),
    ...(memory === undefined ? {} : { memory }),
    ...(field.db.renamedFrom === undefined ? {} : { renamedFrom: field.db.renamedFrom }),
    refusal: (text) => refusalOf(field, text),
  };
}

/** A sealed secret is text of its own form, whatever it holds. */
function memoryOf(field: Field): string | undefined {
  if (field.writeOnly) return undefined;
  return columnOf(field).remembers === 'shape' ? shapeOf(field.schema) : amountsMemory(field);
}

/** As the catalogue prints a constant. */
function defaultOf(value: Json | undefined, type: SqlType): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (type === 'boolean') return String(value);
  const text =
    type === 'jsonb' ? JSON.stringify(value) : typeof value === 'object' ? undefined : String(value);
  return text === undefined ? undefined : `${literal(text)}::${type}`;
}

/** What the database holds to whatever the application does: sealed secrets, switches, choices, bounds of whole numbers. */
function checkOf(field: Field): string | undefined {
  const column = quote(field.column);
  if (field.writeOnly) return isSealed(column);
  const { choices, bounds: held } = columnOf(field);
  const values = choices?.(field) ?? [];
  if (values.length > 0)
    return `${column} in (${values.map((value) => (typeof value === 'number' ? value : literal(value))).join(', ')})`;
  if (held !== 'whole') return undefined;
  const { minimum, maximum } = field.schema;
  const bounds = [
    minimum === undefined ? '' : `${column} >= ${minimum}`,
    maximum === undefined ? '' : `${column} <= ${maximum}`,
  ];
  return bounds.filter((bound) => bound !== '').join(' and ') || undefined;
}

/**
 * Why a value that an operator names for all records that have none would not be accepted by the API, for the operator;
 * undefined for a value that the schema accepts.
 */
function refusalOf(field: Field, text: string): string | undefined {
  if (field.writeOnly) return 'is a secret: each record needs its own';
  if (isInvisible(text)) return 'is required, so it cannot be empty';
  const value = valueOf(field, text);
  if (value === undefined) return 'is no JSON';
  const validate = createAjv().compile(plain(field.schema));
  if (validate(value)) return undefined;
  return (validate.errors ?? [])
    .map(({ message = 'is refused by the schema', params }) => {
      const allowed: unknown = params['allowedValues'];
      return Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : message;
    })
    .join('; ');
}

/** The value that a body of the API would have; undefined for a text that is no JSON where JSON is asked for. */
function valueOf(field: Field, text: string): unknown {
  if (typeOf(field) !== 'jsonb') return PARSERS[field.kind]?.(text, field) ?? text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
