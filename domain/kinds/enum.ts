/** One of the values that the schema names. */
import type { Field } from '../schema/model.ts';
import { readChoice, type CellOf } from './cell.ts';
import { isFlag } from './flag.ts';
import type { ColumnOf, Parse, Sample, Shape } from './kind.ts';

export const shape: Shape = {
  recognises: (schema) =>
    schema.enum !== undefined &&
    schema['x-ref'] === undefined &&
    schema['x-money'] === undefined &&
    !isFlag(schema),
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['select', 'radio'],
  displays: ['chip', 'text'],
  filters: ['in', 'equals'],
  listed: true,
  bulk: ['set'],
  searched: true,
  state: true,
  wordless: true,
};

function isNumeric({ enum: choices }: Field): boolean {
  return choices?.every(({ value }) => typeof value === 'number') ?? false;
}

export const column: ColumnOf = {
  type: (field) => (isNumeric(field) ? 'bigint' : 'text'),
  choices: ({ enum: choices = [] }) => choices.map(({ value }) => value),
  planned: true,
  row: (field) => (isNumeric(field) ? 'number' : 'string'),
};

export const parse: Parse = (text, { enum: choices }) =>
  choices?.find(({ value }) => String(value) === text)?.value ?? null;

export const sample: Sample = ({ enum: values = [] }, n) => values[n % values.length] ?? null;

export const cell: CellOf = {
  kindOf: () => 'choice',
  readers: { choice: (of, text) => readChoice(of, text) ?? { fault: 'unknown' } },
};
