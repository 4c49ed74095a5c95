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
import type { SheetRow } from '../sheet.ts';
import { isPictureHeader } from '../web-pictures.ts';
import { TIENDANUBE_TITLES } from './titles.ts';
import { readVariantRows } from './variant-rows.ts';

const readsColumn = readsFrom(TIENDANUBE_TITLES);

export const TIENDANUBE: FileFormat = {
  is: (headers) =>
    hasColumns(headers, [TIENDANUBE_TITLES.handle, TIENDANUBE_TITLES.name, TIENDANUBE_TITLES.price]),
  // Its template has one column of pictures; apps that fill it in write several.
  reads: (header) => readsColumn(header) || isPictureHeader(header),
  titles: titlesByPath(TIENDANUBE_TITLES),
  read(sheet, context) {
    const cell = cellsOf(sheet, TIENDANUBE_TITLES);
    const pictures = sheet.headers.flatMap((header, at) => (isPictureHeader(header) ? [at] : []));
    const picturesOf = ({ cells }: SheetRow) => pictures.map((at) => cells[at] ?? '');
    const records = readVariantRows(
      sheet,
      {
        handle: (row) => cell(row, 'handle'),
        hasVariant: () => true,
        product: (row, rows) => ({
          ...ownCells(cell, row),
          product_images: rows
            .flatMap(picturesOf)
            .filter((text) => text !== '')
            .join(' '),
          active: everyYes([cell(row, 'published')]),
        }),
        variant: (row) => ({
          sku: cell(row, 'sku'),
          barcode: cell(row, 'barcode'),
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
