/**
 * Tiendanube's product file, in Spanish or Portuguese (Nuvemshop):
 * https://ayuda.tiendanube.com/es_CO/gestion-masiva/como-completar-la-planilla-de-productos
 */
import { plainText } from '../plain-text.ts';
import { cellsOf, everyYes, hasColumns, readsFrom, type FileFormat } from './format.ts';
import { readVariantRows } from './variant-rows.ts';

const HEADERS = {
  handle: ['Identificador de URL', 'Identificador URL'],
  name: ['Nombre', 'Nome'],
  description: ['Descripción', 'Descrição'],
  categories: ['Categorías', 'Categorias'],
  tags: ['Tags'],
  shown: ['Mostrar en tienda', 'Exibir na loja'],
  sku: ['SKU'],
  units: ['Stock', 'Estoque'],
  price: ['Precio', 'Preço'],
  discounted: ['Precio promocional', 'Preço promocional'],
  option1: ['Nombre de propiedad 1', 'Nome da variação 1'],
  value1: ['Valor de propiedad 1', 'Valor da variação 1'],
  option2: ['Nombre de propiedad 2', 'Nome da variação 2'],
  value2: ['Valor de propiedad 2', 'Valor da variação 2'],
  option3: ['Nombre de propiedad 3', 'Nome da variação 3'],
  value3: ['Valor de propiedad 3', 'Valor da variação 3'],
} as const;

const OPTIONS = [
  ['option1', 'value1'],
  ['option2', 'value2'],
  ['option3', 'value3'],
] as const;

export const TIENDANUBE: FileFormat = {
  is: (headers) => hasColumns(headers, [HEADERS.handle, HEADERS.name, HEADERS.price]),
  reads: readsFrom(HEADERS),
  read(sheet, context) {
    const cell = cellsOf(sheet, HEADERS);
    const records = readVariantRows(
      sheet,
      {
        handle: (row) => cell(row, 'handle'),
        hasVariant: () => true,
        product: (row) => ({
          name: cell(row, 'name'),
          description: plainText(cell(row, 'description')),
          collections_id: cell(row, 'categories'),
          tags: cell(row, 'tags'),
          active: everyYes([cell(row, 'shown')]),
        }),
        variant: (row) => ({
          sku: cell(row, 'sku'),
          quantity: cell(row, 'units'),
          price: cell(row, 'price'),
          discount_price: cell(row, 'discounted'),
        }),
        options: (row) =>
          OPTIONS.map(([name, value]) => ({ name: cell(row, name), value: cell(row, value) })).filter(
            ({ value }) => value !== '',
          ),
      },
      context,
    );
    return { records, notes: [] };
  },
};
