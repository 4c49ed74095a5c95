import { dayOf } from '../../../domain/dates/day.ts';
import { shelfCode } from '../../../domain/stock/stock-code.ts';
import type { InventoryRow } from '../../../domain/stock/inventory-answers.ts';
import { fileColumns, fileHeader } from '../../../domain/exchange/file-columns.ts';
import { fold } from '../../../domain/places/fold.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext, Ports } from '../../context.ts';
import { languageOf, type Language } from '../../http/language.ts';
import type { Cell } from '../../../domain/kinds/cell.ts';
import { CSV_TYPE, csvStream, XLSX_TYPE, xlsxStream } from '../../resources/export/csv.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';
import { IMPORT_FEATURE } from '../../../domain/plans/features.ts';
import { importWordsIn } from '../imports/module.ts';
import { listRows } from './list-inventory.ts';
import { INVENTORY_PARAMETERS, readShelfSelection } from './selection.ts';

/** Shelves of one look at the database: all of most stores, so that the file is of one moment. */
const CHUNK = 20_000;

/** The properties of products that name the columns, by what a row has in them. Imports know their labels. */
const COLUMNS: readonly [path: string, cell: (row: InventoryRow) => Cell][] = [
  ['name', ({ product }) => product.name],
  ['product_variants.name', ({ product_variant }) => product_variant?.name ?? null],
  ['sku', ({ product, product_variant }) => (product_variant ?? product).sku],
  ['barcode', ({ product, product_variant }) => (product_variant ?? product).barcode],
  ['quantity_available', ({ quantity }) => quantity],
  ['price', ({ product, product_variant }) => (product_variant ?? product).price],
  ['discount_price', ({ product, product_variant }) => (product_variant ?? product).discount_price],
  ['low_stock', ({ product }) => product.low_stock],
];

/** `GET /inventory/export`: all shelves of a selection as a file, which can be imported again unchanged (INV-01). */
export const exportInventory: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/inventory/export',
  operationId: 'exportInventory',
  summary: 'All stock of a selection as a file',
  access: { permission: 'products.read', feature: IMPORT_FEATURE },
  query: {
    format: { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' },
    ...Object.fromEntries(
      Object.entries(INVENTORY_PARAMETERS).filter(([key]) => key !== 'limit' && key !== 'page'),
    ),
  },
  answers: {
    200: { description: 'The file, a workbook or CSV.', type: [XLSX_TYPE, CSV_TYPE] },
  },
  async handle(context) {
    const { ports, storeId, query, request, now } = context;
    const { timeZone } = await ports.database.readReplica(storeId, (sql) =>
      readZoneAndCurrency(sql, storeId),
    );
    const language = languageOf(request);
    const headers = headersIn(ports, language);
    const { inventory_file: title } = importWordsIn(language);
    const csv = query.get('format') === 'csv';
    const name = `${fold(title)}-${dayOf(now, timeZone)}.${csv ? 'csv' : 'xlsx'}`;
    const rows = rowsOf(context);
    return {
      status: 200,
      raw: csv ? csvStream(headers, rows) : xlsxStream(title, headers, rows),
      headers: {
        'content-type': csv ? CSV_TYPE : XLSX_TYPE,
        'content-disposition': `attachment; filename="${name}"`,
      },
    };
  },
};

function headersIn({ resources }: Pick<Ports, 'resources'>, language: Language): string[] {
  const products = resources.find(({ name }) => name === 'products');
  const columns = products === undefined ? [] : fileColumns(products);
  const labels = COLUMNS.map(([path]) => {
    const column = columns.find((one) => one.path === path);
    return column === undefined ? path : fileHeader(column, language);
  });
  return [importWordsIn(language).file.code, ...labels];
}

async function* rowsOf({ ports, storeId, query }: StoreContext): AsyncGenerator<Cell[]> {
  const selection = readShelfSelection(query);
  for (let offset = 0; ; offset += CHUNK) {
    const { rows } = await ports.state.turns(`export ${storeId}`, () =>
      ports.database.readReplica(storeId, (sql) =>
        listRows(sql, storeId, selection, { limit: CHUNK, offset }),
      ),
    );
    for (const row of rows) {
      const shelf = { product: row.product.id, variant: row.product_variant_id };
      yield [shelfCode(shelf), ...COLUMNS.map(([, cell]) => cell(row))];
    }
    if (rows.length < CHUNK) return;
  }
}
