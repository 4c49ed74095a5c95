import { describe, expect, test } from 'vitest';
import { fileColumns, fileHeader, headerMeanings } from '../../../domain/exchange/file-columns.ts';
import { fold } from '../../../domain/places/fold.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { productResources } from '../../support/resources.ts';

const resources = productResources();

function pathsOf(resource: Resource, headers: readonly string[]): (string | undefined)[] {
  const meanings = headerMeanings(resource);
  return headers.map((header) => meanings.get(fold(header)));
}

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
      expect(pathsOf(resource, headers)).toEqual(columns.map(({ path }) => path));
    },
  );

  test('every alias of the schema is recognised', () => {
    for (const { path, field } of fileColumns(resource))
      for (const alias of field.aliases) expect(pathsOf(resource, [alias.toUpperCase()])).toEqual([path]);
  });
});

test('headers are recognised without accents, in any case, by alias or name', () => {
  const products = resourceNamed('products');
  const headers = ['  PRECIO', 'Código', 'Descripcion', 'price', 'peso neto', ''];
  expect(pathsOf(products, headers)).toEqual(['price', 'sku', 'description', 'price', undefined, undefined]);
});
