import { describe, expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import type { JsonSchema, XPhrase } from '../../../domain/schema/vocabulary.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };
const MONEY: JsonSchema = { type: 'integer', ...LABEL, 'x-money': { currency: 'COP', unit: 'major' } };
const words = (es: string) => ({ es });

function reasons(properties: Record<string, JsonSchema>, list?: object): string[] {
  const content = { ...tiny(properties), ...(list && { 'x-views': { list } }) };
  return lintSchemas({ 'things.json': content }).map((mistake) => mistake.reason.en);
}

describe('how a value reads in a sentence', () => {
  const stock = (phrase: XPhrase): Record<string, JsonSchema> => ({
    stock: { type: 'integer', ...LABEL, 'x-ui': { phrase } },
  });

  test('a phrase with one, zero and a warning is right', () => {
    const phrase = {
      other: words('{value} quedan'),
      one: words('queda uno'),
      zero: words('nada'),
      alert: true as const,
    };
    expect(reasons(stock(phrase))).toEqual([]);
  });

  test('a phrase names its value', () => {
    expect(reasons(stock({ other: words('quedan') }))).toEqual([
      'says nothing of the value: {value} is missing',
    ]);
  });

  test('a flag needs no value in its phrase', () => {
    const main: JsonSchema = {
      type: 'integer',
      enum: [0, 1],
      ...LABEL,
      'x-ui': { phrase: { other: words('Principal') } },
    };
    expect(reasons({ main })).toEqual([]);
  });

  test('a warning needs its sentence', () => {
    expect(reasons(stock({ other: words('{value} quedan'), alert: true as const }))).toEqual([
      'needs "zero", the sentence that warns',
    ]);
  });

  test('a text has no one and no zero', () => {
    const maker: JsonSchema = {
      type: 'string',
      ...LABEL,
      'x-ui': { phrase: { other: words('de {value}'), one: words('x') } },
    };
    expect(reasons({ maker })).toEqual(['"one" is of numbers, and not of "maker" (text): take it out']);
  });

  test('an enum has its words from x-enum', () => {
    const state: JsonSchema = {
      type: 'string',
      enum: ['a'],
      ...LABEL,
      'x-enum': { a: { label: words('A') } },
      'x-ui': { phrase: { other: words('{value}') } },
    };
    expect(reasons({ state })).toEqual(['"state" (choice) does not read in a sentence: take phrase out']);
  });
});

describe('an amount that stands for another', () => {
  const off = (replaces: string): JsonSchema => ({ ...MONEY, 'x-ui': { replaces } });

  test('is right when both are amounts', () => {
    expect(reasons({ price: MONEY, off: off('price') })).toEqual([]);
  });

  test('names a property', () => {
    expect(reasons({ price: MONEY, off: off('prise') })).toEqual(['there is no property "prise"']);
  });

  test('is no text, and stands for no text', () => {
    expect(reasons({ note: { type: 'string', ...LABEL }, off: off('note') })).toEqual([
      'only an amount (x-money) can stand for another',
    ]);
  });

  test('does not stand for itself', () => {
    expect(reasons({ off: off('off') })).toEqual(['"off" cannot stand for itself: name another amount']);
  });

  test('is the only one', () => {
    expect(reasons({ price: MONEY, off: off('price'), sale: off('price') })).toEqual([
      '"off" stands for "price" already: take one out',
    ]);
  });
});

describe('what a list offers', () => {
  const price = { price: MONEY };
  const by = (field: string, order = 'ASC') => ({ field, order, label: words('Así') });

  test('orders by what it is sorted by', () => {
    const list = { columns: ['price'], sorts: [by('price'), by('price', 'DESC'), by('created_at')] };
    expect(reasons(price, list)).toEqual([]);
  });

  test('an order twice, by nothing, or by a column that is not sorted', () => {
    const list = {
      columns: [{ source: 'price', sortable: false }],
      sorts: [by('price'), by('created_at'), by('created_at'), by('prise')],
    };
    expect(reasons(price, list)).toEqual([
      'the list is not sorted by "price": name it under columns',
      'this order is offered twice: take one out',
      'there is no property "prise"',
    ]);
  });

  test('cards name properties, each once', () => {
    expect(reasons(price, { card: ['price', 'prise'] })).toEqual(['there is no property "prise"']);
  });

  test('an empty list says a title and a text', () => {
    expect(reasons(price, { empty: { title: words('Nada') } })).toHaveLength(1);
  });
});
