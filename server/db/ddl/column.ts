import type { ColumnOf, SqlType } from '../../../domain/kinds/kind.ts';
import { createAjv } from '../../../domain/schema/validate.ts';
import { COLUMNS, PARSERS } from '../../../domain/schema/kinds.ts';
import type { Field } from '../../../domain/schema/model.ts';
import { plain } from '../../../domain/schema/derive.ts';
import { isInvisible } from '../../../domain/schema/formats.ts';
import type { Json } from '../../../domain/schema/vocabulary.ts';
import { isSealed } from '../../secrets/sealed.ts';
import { literal, quote } from './identifiers.ts';
import { memoryOf } from './memory.ts';

/** A column as it should be. */
export interface DesiredColumn {
  name: string;
  type: SqlType;
  /** Names of people and things are sorted as in Spanish. */
  collation?: 'es';
  notNull: boolean;
  /** As `pg_get_expr` prints it. */
  default?: string;
  identity?: boolean;
  /** Condition on this column alone. */
  check?: string;
  /** Of a secret: what it holds is encrypted. */
  sealed?: boolean;
  /** What the type does not say of the values, stored in a comment: the types within json, the currency of amounts. */
  memory?: string;
  renamedFrom?: string;
  /** Why the schema refuses a value that would be filled in; undefined for one that it accepts. */
  refusal?(value: string): string | undefined;
}

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
  return {
    name: field.column,
    type,
    collation: columnOf(field).collation,
    notNull: field.required,
    default: defaultOf(field.default, type),
    check: checkOf(field),
    sealed: field.writeOnly,
    memory: memoryOf(field),
    renamedFrom: field.db.renamedFrom,
    refusal: (text) => refusalOf(field, text),
  };
}

/** As the catalogue prints a constant. */
function defaultOf(value: Json | undefined, type: SqlType): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (type === 'boolean') return String(value);
  if (type === 'jsonb') return `${literal(JSON.stringify(value))}::jsonb`;
  return typeof value === 'object' ? undefined : `${literal(String(value))}::${type}`;
}

/** What the database enforces whatever the application does: sealed secrets, switches, choices, bounds of whole numbers. */
function checkOf(field: Field): string | undefined {
  const column = quote(field.column);
  if (field.writeOnly) return isSealed(column);
  const { choices, bounds } = columnOf(field);
  const values = choices?.(field) ?? [];
  if (values.length > 0)
    return `${column} in (${values.map((value) => (typeof value === 'number' ? value : literal(value))).join(', ')})`;
  if (bounds !== 'whole') return undefined;
  const { minimum, maximum } = field.schema;
  const conditions = [
    minimum === undefined ? [] : [`${column} >= ${minimum}`],
    maximum === undefined ? [] : [`${column} <= ${maximum}`],
  ];
  return conditions.flat().join(' and ') || undefined;
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
