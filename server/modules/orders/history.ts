import { toBase64 } from '../../encoding.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { exportColumns } from '../../resources/export/columns.ts';
import { exportRecords } from '../../resources/export/records.ts';
import { xlsxStream } from '../../resources/export/xlsx.ts';
import { readSelection } from '../../resources/query/list-query.ts';
import { listIds } from '../../resources/query/list.ts';
import { resourceNamed } from '../../resources/service.ts';

/** `GET /history`: all orders as a workbook inside JSON (spec 2 §7); `/orders/export` streams the same. */
export const historyRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/history',
  operationId: 'getOrderHistory',
  summary: 'All orders as an Excel file, in base64',
  tags: ['orders'],
  access: { permission: 'orders.export' },
  answers: {
    200: {
      description: 'The file, to be saved as pedidos.xlsx',
      schema: {
        type: 'object',
        properties: { base64Content: { type: 'string' }, fileName: { type: 'string' } },
        required: ['base64Content', 'fileName'],
        additionalProperties: false,
      },
    },
  },
  handle: async ({ ports, storeId, access, request }) => {
    const orders = resourceNamed(ports, 'orders');
    const language = languageOf(request);
    const selection = readSelection(orders, new URLSearchParams(), access);
    const ids = await ports.database.read(storeId, (db) => listIds(db, storeId, orders, selection));
    const name = orders.label[language]?.many ?? orders.label.es.many;
    const workbook = xlsxStream(
      name,
      exportColumns(orders, access, language),
      exportRecords(ports.database, storeId, orders, ids),
    );
    const bytes = new Uint8Array(await new Response(workbook).arrayBuffer());
    return { status: 200, body: { base64Content: toBase64(bytes), fileName: `${name.toLowerCase()}.xlsx` } };
  },
};
