/** A whole number. */
import type { JsonSchema } from '../schema/vocabulary.ts';
import { within, type CellOf, type ReadNumber } from './cell.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';
import { readMoney, withoutSpaces } from './money.ts';
import { NUMBER_BULK, NUMBER_FILTERS, parseInteger, sampleNumber } from './numbers.ts';

export const shape: Shape = {
  recognises: (schema) => isPlain(schema, 'integer'),
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['number'],
  displays: ['number', 'text'],
  display: (schema) => (isName(schema) ? 'text' : 'number'),
  options: { number: { step: 'number' } },
  filters: NUMBER_FILTERS,
  bulk: NUMBER_BULK,
  step: 1,
  searched: 'names',
  quantity: true,
  cellEdited: true,
};

/** Whether a whole number names something: it is unique, as the number of a contract, or a year. */
function isName({ minimum = 0, maximum = Infinity, 'x-db': db }: JsonSchema): boolean {
  return db?.index === 'unique' || (minimum >= 1000 && maximum <= 2999);
}

export const column: ColumnOf = { type: 'bigint', bounds: 'whole', remembers: 'numbers', row: 'number' };

export const parse: Parse = parseInteger;

export const sample: Sample = sampleNumber;

export const cell: CellOf = {
  kindOf: () => 'integer',
  readers: { integer: (of, text) => within(of, readWhole(text)) },
};

const UNITS = /^(.*\d)(?:und?s?|unid(?:ad(?:es)?)?s?|uds?|unidades?|u|pcs?|pzas?|piezas?|units?)\.?$/i;

/** A whole number; thousands may be grouped: `1.000` is 1000, and so may units be said: `11 und`. A negative one keeps its sign. */
export function readWhole(text: string): ReadNumber {
  const typed = withoutSpaces(text);
  const bare = UNITS.exec(typed)?.[1] ?? typed;
  if (/[$a-z]/i.test(bare)) return { fault: 'wrong_format' };
  const negative = bare.startsWith('-');
  const read = readMoney(negative ? bare.slice(1) : bare, 'COP');
  if ('fault' in read) return read.fault === 'ambiguous' ? { fault: 'decimals' } : read;
  return { value: negative ? -read.value : read.value };
}
