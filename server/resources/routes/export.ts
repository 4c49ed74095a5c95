import { fold } from '../../../domain/places/fold.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { readZoneAndCurrency } from '../zone-and-currency.ts';
import { CSV_TYPE, csvStream, XLSX_TYPE, xlsxStream } from '../export/csv.ts';
import { dateColumns, exportColumns, exportLines, headersOf } from '../export/records.ts';
import { readSelection, selectionParameters } from '../query/list-query.ts';
import { listIds } from '../query/list.ts';
import { collectionPath, described } from './describe.ts';

/** `GET /<name>/export`: the whole selection of a list, without a cap, streamed while it is read. */
export function exportRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'export', `All ${resource.name} of a selection as a file`),
    method: 'GET',
    path: `${collectionPath(resource)}/export`,
    access: resource.access.export,
    query: {
      format: { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' },
      columns: {
        type: 'string',
        minLength: 1,
        maxLength: 4000,
        description: 'Fields that the file has, separated by commas; left out, all of them.',
      },
      ...selectionParameters(resource),
    },
    answers: {
      200: { description: 'The file, a workbook or CSV.', type: [XLSX_TYPE, CSV_TYPE] },
    },
    async handle(context) {
      const { ports, storeId, query, access, request } = context;
      const selection = readSelection(resource, query, access);
      const columns = exportColumns(resource, access, query.get('columns'));
      const { ids, timeZone, currency } = await ports.database.readReplica(storeId, async (sql) => ({
        ids: await listIds(sql, storeId, resource, selection),
        ...(await readZoneAndCurrency(sql, storeId)),
      }));
      const language = languageOf(request);
      const headers = headersOf(columns, language);
      const rows = exportLines(context, { resource, columns, ids, language, timeZone, currency });
      const name = resource.label[language]?.many ?? resource.label.es.many;
      const csv = query.get('format') === 'csv';
      const file = `${fold(name).replaceAll(' ', '-')}.${csv ? 'csv' : 'xlsx'}`;
      return {
        status: 200,
        raw: csv ? csvStream(headers, rows) : xlsxStream(name, headers, rows, dateColumns(columns)),
        headers: {
          'content-type': csv ? CSV_TYPE : XLSX_TYPE,
          'content-disposition': `attachment; filename="${file}"`,
          'x-total-count': String(ids.length),
        },
      };
    },
  };
}
