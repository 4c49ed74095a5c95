import { describe, expect, test } from 'vitest';
import { fileColumns, fileHeader } from '../../../domain/exchange/file-columns.ts';
import { identityOf, recogniseHeaders } from '../../../domain/exchange/headers.ts';
import { productResources } from '../../support/resources.ts';

const resources = productResources();

function resourceNamed(name: string) {
  const found = resources.find((resource) => resource.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test.each(['es', 'en', 'pt'] as const)(
    'every header of an export in %s is recognised as its own column',
    (language) => {
      const columns = fileColumns(resource);
      const headers = columns.map((column) => fileHeader(column, language));
      expect(recogniseHeaders(resource, headers)).toEqual(columns.map(({ path }) => path));
    },
  );

  test('every alias of the schema is recognised', () => {
    for (const { path, field } of fileColumns(resource))
      for (const alias of field.aliases)
        expect(recogniseHeaders(resource, [alias.toUpperCase()])).toEqual([path]);
  });
});

test('headers are recognised without accents, in any case, by alias or name; of two for one column the first counts', () => {
  const products = resourceNamed('products');
  expect(recogniseHeaders(products, ['  PRECIO', 'Código', 'Descripcion', 'price', 'peso neto', ''])).toEqual(
    ['price', 'sku', 'description', null, null, null],
  );
});

test('a file says which of its columns name a record', () => {
  const products = resourceNamed('products');
  expect(identityOf(products, ['price', 'name', 'sku'])).toEqual(['sku', 'name']);
  expect(identityOf(products, ['id', 'price', null])).toEqual(['id']);
});
