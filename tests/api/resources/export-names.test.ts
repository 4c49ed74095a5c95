import { expect, test } from 'vitest';
import { readRecord } from '../../../domain/imports/read-record.ts';
import { shapeOfResource } from '../../../domain/imports/shape-of-resource.ts';
import { fileColumns, headerMeanings } from '../../../domain/exchange/file-columns.ts';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { headersOf, linesOf } from '../../../server/resources/export/records.ts';

const STORE = {
  language: 'es',
  timeZone: 'America/Bogota',
  currency: 'COP',
  names: { of: () => null },
} as const;
const label = { 'x-label': { es: 'Dato' } };

test('a number that is a name stands on each line of a file, a quantity on the first alone', () => {
  const cars = readResource({
    type: 'object',
    'x-resource': { name: 'cars', label: { es: { one: 'Carro', many: 'Carros' } }, representation: 'year' },
    'x-export': { lines: 'repairs' },
    properties: {
      year: { ...label, type: 'integer', 'x-ui': { display: 'text' } },
      kilometres: { ...label, type: 'integer' },
      repairs: {
        ...label,
        type: 'array',
        'x-db': { table: 'repairs' },
        items: { type: 'object', properties: { part: { ...label, type: 'string' } } },
      },
    },
  });
  const columns = fileColumns(cars).filter(({ owner }) => !owner.system);
  const record = { year: 2024, kilometres: 5000, repairs: [{ part: 'Freno' }, { part: 'Luz' }] };
  expect(linesOf(cars, columns, record, STORE)).toEqual([
    [2024, 5000, 'Freno'],
    [2024, null, 'Luz'],
  ]);
});

const money = (currency: string | { source: string }): JsonSchema => ({
  ...label,
  type: 'integer',
  'x-money': { currency, unit: 'major' },
});
const items = (amount: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { part: { ...label, type: 'string' }, amount },
});
const rentals = readResource({
  type: 'object',
  'x-resource': {
    name: 'rents',
    label: { es: { one: 'Alquiler', many: 'Alquileres' } },
    representation: 'code',
  },
  'x-export': { lines: 'extras' },
  'x-import': { identity: ['code'] },
  properties: {
    code: { ...label, 'x-label': { es: 'Código' }, type: 'string', maxLength: 20 },
    currency: { ...label, 'x-label': { es: 'Moneda' }, type: 'string', maxLength: 3 },
    deposit: { ...money('USD'), 'x-label': { es: 'Depósito' } },
    price: { ...money({ source: 'currency' }), 'x-label': { es: 'Precio' } },
    extras: {
      ...label,
      type: 'array',
      'x-db': { table: 'extras' },
      items: items(money({ source: 'currency' })),
    },
    notes: { ...label, type: 'array', items: items(money({ source: 'currency' })) },
  },
});

test('an amount is written in its currency: cents as decimals, also of items', () => {
  const columns = fileColumns(rentals).filter(({ owner }) => !owner.system);
  const extras = [
    { part: 'Silla', amount: 99 },
    { part: 'Mesa', amount: 1250 },
  ];
  const record = { code: 'A', currency: 'EUR', deposit: 5050, price: 129_900, extras, notes: extras };
  expect(linesOf(rentals, columns, record, STORE)).toEqual([
    ['A', 'EUR', 50.5, 1299, 'Silla', 0.99, 'Silla 0.99, Mesa 12.5'],
    ['A', 'EUR', null, null, 'Mesa', 12.5, 'Silla 0.99, Mesa 12.5'],
  ]);
  // Of a record that names no currency, the store's.
  expect(linesOf(rentals, columns, { ...record, currency: null, extras: [] }, STORE)[0]?.[3]).toBe(129_900);
  expect(headersOf(columns, 'es').slice(2, 4)).toEqual(['Depósito (USD)', 'Precio']);
});

test('and an import of that file reads the amounts that were stored', () => {
  const shape = shapeOfResource(rentals, 'es', () => true, { today: '2026-11-27', currency: 'COP' });
  const read = (cells: Record<string, string>) =>
    readRecord(shape, { line: 2, lines: [{ line: 2, cells: { code: 'A', ...cells } }] });
  const {
    values,
    items: lines,
    faults,
  } = read({
    currency: 'EUR',
    deposit: '50.5',
    price: '1299',
    'extras.part': 'Silla',
    'extras.amount': '0.99',
  });
  expect(faults).toEqual([]);
  expect([values.get('deposit'), values.get('price'), lines[0]?.values.get('amount')]).toEqual([
    5050, 129_900, 99,
  ]);
  const meanings = headerMeanings(rentals);
  expect([meanings.get('deposito'), meanings.get('precio')]).toEqual(['deposit', 'price']);
  // Without the currency nobody knows whether 1299 are cents.
  expect(read({ price: '1299' }).faults).toEqual([
    expect.objectContaining({ field: 'currency', kind: 'empty' }),
  ]);
});
