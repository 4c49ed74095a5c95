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
const OPTIONS = [1, 2, 3].map((at) => ({
  name: [`Nombre de propiedad ${at}`, `Nome da variação ${at}`],
  value: [`Valor de propiedad ${at}`, `Valor da variação ${at}`],
}));

export function isTiendanube(headers: readonly string[]): boolean {
  return hasHeaders(headers, [HANDLE, NAME, PRICE]);
}

export function readTiendanube(table: Table): ImportRecord[] {
  return readVariantRows(table, {
    handle: (row) => cellOf(row, HANDLE),
    hasVariant: () => true,
    product: (row) => ({
      name: cellOf(row, NAME),
      description: plainText(cellOf(row, ['Descripción', 'Descrição'])),
      collections_id: cellOf(row, ['Categorías', 'Categorias']),
      tags: cellOf(row, ['Tags']),
      active: cellOf(row, ['Mostrar en tienda', 'Exibir na loja']) || '1',
    }),
    variant: (row) => ({
      sku: cellOf(row, ['SKU']),
      quantity: cellOf(row, ['Stock', 'Estoque']),
      price: cellOf(row, PRICE),
      discount_price: cellOf(row, ['Precio promocional', 'Preço promocional']),
    }),
    options: (row) =>
      OPTIONS.map(({ name, value }) => ({ name: cellOf(row, name), value: cellOf(row, value) })).filter(
        ({ value }) => value !== '',
      ),
  });
}
