import { expect, test } from 'vitest';
import { fileColumns } from '../../../domain/exchange/file-columns.ts';
import { readResource } from '../../../domain/schema/read.ts';
import { linesOf } from '../../../server/resources/export/columns.ts';

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
  const context = { language: 'es', timeZone: 'America/Bogota', names: { of: () => null } } as const;
  expect(linesOf(cars, columns, record, context)).toEqual([
    [2024, 5000, 'Freno'],
    [2024, null, 'Luz'],
  ]);
});
