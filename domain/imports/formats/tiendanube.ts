/**
 * Tiendanube's product file, in Spanish or Portuguese (Nuvemshop):
 * https://ayuda.tiendanube.com/es_CO/gestion-masiva/como-completar-la-planilla-de-productos
 */
import { plainText } from '../plain-text.ts';
import type { ImportRecord } from '../import-record.ts';
import type { Table } from '../table.ts';
import { cellOf, hasHeaders } from './cell-of.ts';
import { readVariantRows } from './variant-rows.ts';

const HANDLE = ['Identificador de URL', 'Identificador URL'];
const NAME = ['Nombre', 'Nome'];
const PRICE = ['Precio', 'Preço'];
const DESCRIPTION = ['Descripción', 'Descrição'];
const CATEGORIES = ['Categorías', 'Categorias'];
const TAGS = ['Tags'];
const SHOWN = ['Mostrar en tienda', 'Exibir na loja'];
const SKU = ['SKU'];
const UNITS = ['Stock', 'Estoque'];
const DISCOUNTED = ['Precio promocional', 'Preço promocional'];
const OPTIONS = [1, 2, 3].map((at) => ({
  name: [`Nombre de propiedad ${at}`, `Nome da variação ${at}`],
  value: [`Valor de propiedad ${at}`, `Valor da variação ${at}`],
}));

export function isTiendanube(headers: readonly string[]): boolean {
  return hasHeaders(headers, [HANDLE, NAME, PRICE]);
}

/** Every header that a product is read from. */
export const TIENDANUBE_HEADERS: readonly string[] = [
  HANDLE,
  NAME,
  DESCRIPTION,
  CATEGORIES,
  TAGS,
  SHOWN,
  SKU,
  UNITS,
  PRICE,
  DISCOUNTED,
  ...OPTIONS.flatMap(({ name, value }) => [name, value]),
].flat();

export function readTiendanube(table: Table): ImportRecord[] {
  return readVariantRows(table, {
    handle: (row) => cellOf(row, HANDLE),
    hasVariant: () => true,
    product: (row) => ({
      name: cellOf(row, NAME),
      description: plainText(cellOf(row, DESCRIPTION)),
      collections_id: cellOf(row, CATEGORIES),
      tags: cellOf(row, TAGS),
      active: cellOf(row, SHOWN) || '1',
    }),
    variant: (row) => ({
      sku: cellOf(row, SKU),
      quantity: cellOf(row, UNITS),
      price: cellOf(row, PRICE),
      discount_price: cellOf(row, DISCOUNTED),
    }),
    options: (row) =>
      OPTIONS.map(({ name, value }) => ({ name: cellOf(row, name), value: cellOf(row, value) })).filter(
        ({ value }) => value !== '',
      ),
  });
}
