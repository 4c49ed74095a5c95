import { describe, expect, test } from 'vitest';
import { addedUp, lowestOf } from '../../../domain/schema/amounts.ts';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import type { JsonSchema, XAdds, XLowest, XEdit } from '../../../domain/schema/vocabulary.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };
const NUMBER: JsonSchema = { type: 'integer', ...LABEL };
const LINES: JsonSchema = {
  type: 'array',
  ...LABEL,
  'x-db': { table: 'thing_lines' },
  items: { type: 'object', properties: { units: NUMBER, note: { type: 'string', ...LABEL } } },
};
const WORDS = { es: '{sum} en {count}' };

function reasons(properties: Record<string, JsonSchema>, list?: object): string[] {
  const content = { ...tiny(properties), ...(list && { 'x-views': { list } }) };
  return lintSchemas({ 'things.json': content }).map(({ reason }) => reason.en);
}

describe('a sum over items', () => {
  const stock = (adds: XAdds): Record<string, JsonSchema> => ({
    lines: LINES,
    stock: { ...NUMBER, 'x-ui': { adds } },
  });

  test('is of a number that the items have', () => {
    expect(reasons(stock({ source: 'lines.units', other: WORDS }))).toEqual([]);
    expect(reasons(stock({ source: 'lines.note', other: WORDS }))).toEqual([
      '"lines.note" (text) does not make "stock" (whole number): only equal numbers are added up',
    ]);
    expect(reasons(stock({ source: 'lines', other: WORDS }))).toEqual([
      '"lines" is no member of items, such as "lines.quantity"',
    ]);
  });

  test('says the sum', () => {
    expect(reasons(stock({ source: 'lines.units', other: { es: 'muchas' } }))).toEqual([
      'says nothing of the sum: {sum} is missing',
    ]);
  });

  test('leaves out what is not counted, and knows when nothing is', () => {
    const adds = { source: 'lines.units', other: WORDS };
    expect(addedUp(adds, { lines: [{ units: 3 }, { units: null }, { units: 4 }] })).toEqual({
      sum: 7,
      count: 3,
    });
    expect(addedUp(adds, { lines: [{ units: null }] })).toEqual({ sum: null, count: 1 });
    expect(addedUp(adds, { lines: [] })).toBeUndefined();
  });
});

describe('the lowest amount of items', () => {
  const MONEY: JsonSchema = {
    'x-label': { es: 'Monto' },
    type: 'integer',
    minimum: 0,
    'x-money': { currency: 'COP', unit: 'major' },
  };
  const lines: JsonSchema = {
    ...LINES,
    items: {
      type: 'object',
      properties: { price: MONEY, sale: MONEY, note: { 'x-label': { es: 'Nota' }, type: 'string' } },
    },
  };
  const price = (lowest: XLowest, kind = MONEY): Record<string, JsonSchema> => ({
    lines,
    price: { ...kind, 'x-ui': { lowest } },
  });
  const FROM = { es: 'desde {value}' };

  test('is of amounts that the items have, and its words say it', () => {
    expect(reasons(price({ source: 'lines.price', lower: 'lines.sale', other: FROM }))).toEqual([]);
    expect(reasons(price({ source: 'lines.price', lower: 'lines.note', other: FROM }))).toEqual([
      '"lines.note" (text) does not make "price" (amount): only amounts (x-money) have a lowest one',
    ]);
    expect(reasons(price({ source: 'lines.cost', other: FROM }))).toEqual([
      '"lines.cost" is no member of items, such as "lines.price"',
    ]);
    expect(reasons(price({ source: 'lines.price', other: { es: 'desde' } }))).toEqual([
      'says nothing of the amount: {value} is missing',
    ]);
  });

  test('is what each item is sold at, and knows whether they differ', () => {
    const lowest = { source: 'lines.price', lower: 'lines.sale', other: FROM };
    const of = (...rows: object[]) => lowestOf(lowest, { lines: rows });
    expect(of()).toBeUndefined();
    expect(of({ price: 9 }, { price: 9, sale: null })).toEqual({ amount: 9, differs: false });
    expect(of({ price: 9, sale: 7 }, { price: 9, sale: 7 })).toEqual({
      amount: 7,
      differs: false,
      before: 9,
    });
    expect(of({ price: 9, sale: 7 }, { price: 7 })).toEqual({ amount: 7, differs: false });
    expect(of({ price: 9 }, { price: 12, sale: 8 })).toEqual({ amount: 8, differs: true });
  });
});

describe('a cell that is edited', () => {
  const column = (source: string, edit: XEdit) => ({ columns: [{ source, edit }] });

  test('is a number that may change, unless items have it', () => {
    const properties = { stock: NUMBER, lines: LINES };
    expect(reasons(properties, column('stock', { unless: 'lines' }))).toEqual([]);
    expect(reasons(properties, column('stock', { unless: 'stock' }))).toEqual([
      '"stock" is no property with items: name an array with x-db.table',
    ]);
  });

  test('is no text, and nothing that is read only', () => {
    const note: JsonSchema = { type: 'string', ...LABEL };
    expect(reasons({ note }, column('note', {}))).toEqual([
      '"note" is no whole number or amount that may be changed in its cell',
    ]);
    expect(reasons({ stock: { ...NUMBER, readOnly: true } }, column('stock', {}))).toEqual([
      '"stock" is no whole number or amount that may be changed in its cell',
    ]);
  });
});
