import { expect, test } from 'vitest';
import { createAjv } from '../../../domain/schema/validate.ts';
import { kindOf, readField } from '../../../domain/schema/fields.ts';
import { FIELD_KINDS } from '../../../domain/schema/kind-names.ts';
import { CELLS, COLUMNS, PARSERS, SAMPLES, SHAPES } from '../../../domain/schema/kinds.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';

/** One property of each kind without a format, as a schema writes it. */
const TYPES: JsonSchema[] = [
  { type: 'string' },
  { type: 'integer' },
  { type: 'number' },
  { type: 'boolean' },
  { type: 'integer', enum: [0, 1] },
  { type: 'string', enum: ['a', 'b'] },
  { type: 'integer', 'x-money': { unit: 'major' } },
  { type: 'integer', 'x-ref': { resource: 'products', relation: 'many-to-one' } },
  { type: 'array', 'x-ref': { resource: 'products', relation: 'many-to-many' } },
  { type: 'array', 'x-ref': { resource: 'products', relation: 'one-to-many' } },
  { type: 'array', items: { type: 'object' }, 'x-db': { table: 'rows' } },
  { type: 'array', items: { type: 'string' } },
  { type: 'object' },
];

test.each(TYPES)('one kind recognises %j, and no second one', (schema) => {
  const found = FIELD_KINDS.filter(
    (kind) => SHAPES[kind].format === undefined && SHAPES[kind].recognises(schema),
  );
  expect(found).toEqual([kindOf(schema)]);
});

const FORMATTED = FIELD_KINDS.filter((kind) => SHAPES[kind].format !== undefined);

test.each(FORMATTED)('%s is recognised by its format, before the kind of its type', (kind) => {
  const { format = '', recognises } = SHAPES[kind];
  const types = (['string', 'number', 'integer'] as const).filter((type) => recognises({ type, format }));
  expect(types).not.toEqual([]);
  for (const type of types) expect(kindOf({ type, format }), type).toBe(kind);
});

/** Kinds of one value: every part of them is there, and they agree. */
const SCALARS = FIELD_KINDS.filter((kind) => SHAPES[kind].scalar === true);

test.each(SCALARS)('%s has a column, reads a query and a cell', (kind) => {
  expect(COLUMNS[kind]).toBeDefined();
  expect(PARSERS[kind]).toBeDefined();
  expect(CELLS[kind]).toBeDefined();
});

test.each(FORMATTED)('samples of %s are valid, and a query has them again', (kind) => {
  const { format = '', recognises } = SHAPES[kind];
  const types = (['number', 'string', 'integer'] as const).filter((type) => recognises({ type, format }));
  const [type = 'string'] = types;
  const field = readField('value', { type, format }, { required: true, system: false });
  const validate = createAjv().compile(field.schema);
  for (let n = 0; n < 9; n += 1) {
    const value = SAMPLES[kind]?.(field.schema, n);
    expect(validate(value), String(value)).toBe(true);
    expect(PARSERS[kind]?.(String(value), field)).toBe(value);
  }
});
