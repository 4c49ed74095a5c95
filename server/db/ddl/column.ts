import { createAjv } from '../../../domain/schema/validate.ts';
import type { Field } from '../../../domain/schema/model.ts';
import { plain } from '../../../domain/schema/derive.ts';
import { isInvisible } from '../../../domain/schema/visible.ts';
import type { Json } from '../../../domain/schema/vocabulary.ts';
import { amountsMemory } from './amounts.ts';
import type { DesiredColumn, SqlType } from './desired.ts';
import { isSealed } from '../../secrets/sealed.ts';
import { literal, quote } from './identifiers.ts';
import { shapeOf } from './shape.ts';

/** Kinds that are a column of the record's own table; the others are tables, or nothing stored. */
type StoredKind = Exclude<Field['kind'], 'references' | 'collection' | 'items'>;

const TYPES: Record<StoredKind, SqlType> = {
  text: 'text',
  integer: 'bigint',
  number: 'double precision',
  money: 'bigint',
  flag: 'smallint',
  boolean: 'boolean',
  enum: 'text',
  date: 'date',
  datetime: 'timestamp with time zone',
  // As it was written, `08:30`: a time of day without a zone sorts and compares as text.
  time: 'text',
  reference: 'bigint',
  json: 'jsonb',
};

export function isColumn(field: Field): boolean {
  return field.kind !== 'references' && field.kind !== 'collection' && field.kind !== 'items';
}

/** @throws Error for a kind that is no column */
function typeOf(field: Field): SqlType {
  const { kind } = field;
  if (kind === 'references' || kind === 'collection' || kind === 'items')
    throw new Error(`${field.source} is not a column`);
  return kind === 'enum' && isNumeric(field) ? 'bigint' : TYPES[kind];
}

function isNumeric(field: Field): boolean {
  return field.enum?.every(({ value }) => typeof value === 'number') ?? false;
}

/** The column of a field that is none of the system's. */
export function fieldColumn(field: Field): DesiredColumn {
  const type = typeOf(field);
  const value = defaultOf(field.default, type);
  const check = checkOf(field);
  const memory = memoryOf(field);
  return {
    name: field.column,
    type,
    ...(field.kind === 'text' ? { collation: 'es' as const } : {}),
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
  return field.kind === 'json' ? shapeOf(field.schema) : amountsMemory(field);
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
  if (field.kind === 'flag') return `${column} in (0, 1)`;
  if (field.kind === 'enum' && field.enum !== undefined && field.enum.length > 0) {
    return `${column} in (${field.enum.map(({ value }) => (typeof value === 'number' ? value : literal(value))).join(', ')})`;
  }
  if (field.kind !== 'integer' && field.kind !== 'money') return undefined;
  const { minimum, maximum } = field.schema;
  const bounds = [
    minimum === undefined ? '' : `${column} >= ${minimum}`,
    maximum === undefined ? '' : `${column} <= ${maximum}`,
  ];
  return bounds.filter((bound) => bound !== '').join(' and ') || undefined;
}

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'number', 'money', 'flag', 'reference']);
const NUMBER = /^-?\d+(?:\.\d+)?$/;

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
function valueOf({ kind, enum: choices }: Field, text: string): unknown {
  const choice = choices?.find(({ value }) => String(value) === text);
  if (choice !== undefined) return choice.value;
  if (NUMBERS.has(kind)) return NUMBER.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  if (kind !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
