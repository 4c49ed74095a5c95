/** Every title under which the product itself shows or writes a value is one that its import knows. */
import { expect, test } from 'vitest';
import { fileColumns, fileHeader } from '../../../domain/exchange/file-columns.ts';
import { recogniseColumns } from '../../../domain/imports/recognise.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import en from '../../../i18n/inventory/en.json' with { type: 'json' };
import es from '../../../i18n/inventory/es.json' with { type: 'json' };
import pt from '../../../i18n/inventory/pt.json' with { type: 'json' };
import { productResources } from '../../support/resources.ts';
import { customers, inventory, products } from './shapes.ts';

const SPOKEN = ['es', 'en', 'pt'] as const;

function columnsOf(shape: ImportShape) {
  const resource = productResources().find(({ name }) => name === shape.resource);
  if (resource === undefined) throw new Error(shape.resource);
  return fileColumns(resource);
}

const CASES = [products, customers].flatMap((shape) => SPOKEN.map((language) => ({ shape, language })));

test.each(CASES)(
  '[PRD-10] each title of an export of $shape.resource in $language',
  ({ shape, language }) => {
    const columns = columnsOf(shape);
    const read = recogniseColumns(
      shape,
      columns.map((column) => fileHeader(column, language)),
    );
    expect(columns.filter((_, at) => read[at] === undefined).map(({ path }) => path)).toEqual([]);
    const written = new Set(shape.columns.map(({ path }) => path));
    for (const [at, { path }] of columns.entries()) if (written.has(path)) expect(read[at]).toBe(path);
  },
);

test.each(CASES)('[PRD-10] each label of a field of $shape.resource in $language', ({ shape, language }) => {
  for (const { owner, field, path } of columnsOf(shape)) {
    if (owner !== field || path === 'id') continue;
    const [read] = recogniseColumns(shape, [field.label[language] ?? field.label.es]);
    const written = shape.columns.some((one) => one.path === path);
    // What an import leaves alone is known as such: the review does not ask about it.
    expect([path, written ? read : read !== undefined]).toEqual([path, written ? path : true]);
  }
});

test.each([es, en, pt])(
  '[INV-02] the heads of the screen of the inventory: $columns.quantity',
  ({ columns }) => {
    const heads = [columns.product, columns.sku, columns.price, columns.quantity];
    expect(recogniseColumns(inventory, heads)).toEqual([null, 'sku', 'price', 'quantity']);
  },
);
