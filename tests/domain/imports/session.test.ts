import { expect, test } from 'vitest';
import { checkRecords } from '../../../domain/imports/check-records.ts';
import { createImportSession } from '../../../src/custom/imports/file/import-session.ts';
import { products } from './shapes.ts';
import { bytes } from './workbooks.ts';

const FILE =
  'Nombre,SKU,Precio,Variantes · Valores,Variantes · SKU\n' +
  'Camiseta,CAM,45.5,Talla: S,CAM-S\nCamiseta,CAM,,Talla: M,CAM-S\nGorra,GOR,30000,,\n';

test('[PRD-10] after each correction a review has the mistakes of the file as it is then, and no others', async () => {
  const session = createImportSession();
  const { columns } = await session.open(bytes(FILE), products);
  const places = (faults: { line: number; field: string }[]) =>
    faults.map(({ line, field }) => `${line} ${field}`);
  const review = await session.review(
    columns.map(({ meaning }) => meaning ?? null),
    false,
  );
  expect(places(review.faults)).toEqual(['2 price', '3 product_variants.sku']);
  expect(places((await session.edit(0, 'price', '45500')).faults)).toEqual(['3 product_variants.sku']);
  // The code of a record of its own is asked for among the others, too.
  expect(places((await session.edit(2, 'sku', 'CAM')).faults)).toEqual(['3 product_variants.sku', '4 sku']);
  expect(places((await session.remove(1)).faults)).toEqual(['4 sku']);
  expect(places((await session.edit(0, 'price', 'mucho')).faults)).toEqual(['2 price', '4 sku']);
  const back = await session.restore();
  const { records } = await session.records();
  expect(places(back.faults)).toEqual(['2 price', '3 product_variants.sku', '4 sku']);
  expect(back.faults).toEqual(checkRecords(products, records));
});
