import { expect, test } from 'vitest';
import { fileColumns } from '../../../domain/exchange/file-columns.ts';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { linesOf } from '../../../server/resources/export/records.ts';

const label = { 'x-label': { es: 'Dato' } };
const shown: JsonSchema = { ...label, type: 'string' };
const hidden: JsonSchema = { ...shown, 'x-ui': { hidden: ['export'] } };
const context = {
  language: 'es',
  timeZone: 'America/Bogota',
  currency: 'COP',
  names: { of: () => null },
} as const;

/** The paths and the first line of a file of one record that has all of the properties. */
function fileOf(properties: Record<string, JsonSchema>, record: Record<string, unknown>) {
  const resource = readResource({
    type: 'object',
    'x-resource': { name: 'vets', label: { es: { one: 'Cita', many: 'Citas' } }, representation: 'name' },
    properties: { name: shown, ...properties },
  });
  const columns = fileColumns(resource).filter(({ owner }) => !owner.system);
  return [
    columns.map(({ path }) => path),
    linesOf(resource, columns, { name: 'Luna', ...record }, context)[0],
  ];
}

test('a part that is hidden from exports has no column, and is in no cell of its list', () => {
  const parts = { room: shown, code: hidden };
  expect(
    fileOf({ place: { ...label, type: 'object', properties: parts } }, { place: { room: 'A', code: '7' } }),
  ).toEqual([
    ['name', 'place.room'],
    ['Luna', 'A'],
  ]);
  const list: JsonSchema = {
    ...label,
    type: 'array',
    'x-db': { table: 'stays' },
    items: { type: 'object', properties: parts },
  };
  expect(
    fileOf(
      { stays: list },
      {
        stays: [
          { room: 'A', code: '7' },
          { room: 'B', code: '8' },
        ],
      },
    ),
  ).toEqual([
    ['name', 'stays'],
    ['Luna', 'A, B'],
  ]);
});

test('of an object or a list whose parts are all hidden from exports a file has nothing', () => {
  const place: JsonSchema = { ...label, type: 'object', properties: { code: hidden } };
  const stays: JsonSchema = {
    ...label,
    type: 'array',
    'x-db': { table: 'stays' },
    items: { type: 'object', properties: { code: hidden } },
  };
  const record = { place: { code: '7' }, stays: [{ code: '8' }] };
  expect(fileOf({ place, stays }, record)).toEqual([['name'], ['Luna']]);
});
