/** A switch in the form that the API gives it: an integer, 0 or 1. */
import { fold } from '../places/fold.ts';
import type { ImportColumn } from '../imports/shape-answer.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { readChoice, type CellOf, type ReadCell } from './cell.ts';
import { valueType, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';

/** Whether a property is an integer of which 0 and 1 are all values. */
export function isFlag(schema: JsonSchema): boolean {
  const { enum: values } = schema;
  return valueType(schema) === 'integer' && values?.length === 2 && values.includes(0) && values.includes(1);
}

export const shape: Shape = {
  recognises: (schema) => isFlag(schema) && schema['x-ref'] === undefined && schema['x-money'] === undefined,
  given: (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  place: 'column',
  scalar: true,
  widgets: ['switch', 'select', 'radio'],
  displays: ['flag', 'toggle', 'chip'],
  filters: ['in', 'equals'],
  bulk: ['set'],
  state: true,
};

export const column: ColumnOf = { type: 'smallint', choices: () => [0, 1], row: 'number' };

export const parse: Parse = (text) => (text === '0' || text === '1' ? Number(text) : null);

export const sample: Sample = ({ enum: values = [0, 1] }, n) => values[n % values.length] ?? 0;

export const cell: CellOf = {
  kindOf: () => 'yes_no',
  readers: { yes_no: (of, text) => readChoice(of, text) ?? readFlag(of, text) },
  write: (value, _, { language }, yesOrNo) => yesOrNo(value === 1 || value === true, language),
};

const YES = new Set(['si', 's', 'yes', 'y', 'sim', '1', 'true', 'verdadero', 'verdadeiro', 'x', 'on']);
const NO = new Set(['no', 'n', 'nao', '0', 'false', 'falso', 'off']);

/** What a word of any of our languages says; undefined for one that says neither. */
export function readYes(text: string): boolean | undefined {
  const word = fold(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

function readFlag({ boolean }: ImportColumn, text: string): ReadCell {
  const yes = readYes(text);
  if (yes === undefined) return { fault: 'wrong_format' };
  return { value: boolean ? yes : Number(yes) };
}
