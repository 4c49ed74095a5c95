/**
 * Tiendanube's product file, in Spanish or Portuguese (Nuvemshop):
 * https://ayuda.tiendanube.com/es_CO/gestion-masiva/como-completar-la-planilla-de-productos
 */
import {
  cellsOf,
  everyYes,
  hasColumns,
  optionsOf,
  ownCells,
  readsFrom,
  titlesByPath,
  type FileFormat,
} from './format.ts';
import { TIENDANUBE_TITLES } from './titles.ts';
import { readVariantRows } from './variant-rows.ts';

export const TIENDANUBE: FileFormat = {
  is: (headers) =>
    hasColumns(headers, [TIENDANUBE_TITLES.handle, TIENDANUBE_TITLES.name, TIENDANUBE_TITLES.price]),
  reads: readsFrom(TIENDANUBE_TITLES),
  titles: titlesByPath(TIENDANUBE_TITLES),
  read(sheet, context) {
    const cell = cellsOf(sheet, TIENDANUBE_TITLES);
    const records = readVariantRows(
      sheet,
      {
        handle: (row) => cell(row, 'handle'),
        hasVariant: () => true,
        product: (row) => ({
          ...ownCells(cell, row),
          active: everyYes([cell(row, 'published')]),
        }),
        variant: (row) => ({
          sku: cell(row, 'sku'),
          quantity: cell(row, 'units'),
          price: cell(row, 'price'),
          discount_price: cell(row, 'offer'),
        }),
        options: (row) => optionsOf(cell, row),
      },
      context,
    );
    return { records, notes: [] };
  },
};
