import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { toBase64 } from '../../encoding.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { dateColumns, exportColumns, exportLines, headersOf } from '../../resources/export/records.ts';
import { xlsxStream } from '../../resources/export/csv.ts';
import { readSelection } from '../../resources/query/list-query.ts';
import { listIds } from '../../resources/query/list.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';
import { resourceNamed } from '../../resources/service.ts';

/** `GET /history`: all orders as a workbook inside JSON (spec 2 §7); `/orders/export` streams the same. */
export const historyRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/history',
  operationId: 'getOrderHistory',
  summary: 'All orders as an Excel file, in base64',
  access: { permission: 'orders.export' },
  answers: {
    200: {
      description: 'The file, to be saved as pedidos.xlsx',
      schema: closedObject({ base64Content: { type: 'string' }, fileName: { type: 'string' } }),
    },
  },
  handle: async (context) => {
    const { ports, storeId, access, request } = context;
    const resource = resourceNamed(ports, 'orders');
    const language = languageOf(request);
    const selection = readSelection(resource, new URLSearchParams(), access);
    const { ids, timeZone, currency } = await ports.database.readReplica(storeId, async (sql) => ({
      ids: await listIds(sql, storeId, resource, selection),
      ...(await readZoneAndCurrency(sql, storeId)),
    }));
    const name = resource.label[language]?.many ?? resource.label.es.many;
    const columns = exportColumns(resource, access);
    const rows = exportLines(context, { resource, columns, ids, language, timeZone, currency });
    const workbook = xlsxStream(name, headersOf(columns, language), rows, dateColumns(columns));
    const bytes = new Uint8Array(await new Response(workbook).arrayBuffer());
    return { status: 200, body: { base64Content: toBase64(bytes), fileName: `${name.toLowerCase()}.xlsx` } };
  },
};
