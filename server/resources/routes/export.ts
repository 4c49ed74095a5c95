import type { Resource } from '../../../domain/schema/model.ts';
import type { StoreRoute } from '../../http/route.ts';
import { languageOf } from '../../http/language.ts';
import { csvStream } from '../export/csv.ts';
import { exportColumns } from '../export/columns.ts';
import { exportRecords } from '../export/records.ts';
import { XLSX_TYPE, xlsxStream } from '../export/xlsx.ts';
import { readSelection } from '../query/list-query.ts';
import { selectionParameters } from '../query/list-parameters.ts';
import { listIds } from '../query/list.ts';
import { collectionPath, described } from './describe.ts';

const CSV_TYPE = 'text/csv; charset=utf-8';

/** `GET /<name>/export`: the whole selection of a list, without a cap, streamed while it is read. */
export function exportRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'export', `All ${resource.name} of a selection as a file`),
    method: 'GET',
    path: `${collectionPath(resource)}/export`,
    access: resource.access.export,
    query: {
      format: { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' },
      ...selectionParameters(resource),
    },
    answers: {
      200: { description: 'The file, a workbook or CSV.', schema: { type: 'string' }, type: XLSX_TYPE },
    },
    async handle({ ports, storeId, query, access, request, now }) {
      const selection = readSelection(resource, query, access);
      const ids = await ports.database.read(storeId, (sql) => listIds(sql, storeId, resource, selection));
      const language = languageOf(request);
      const columns = exportColumns(resource, access, language);
      const rows = exportRecords(ports.database, storeId, resource, ids);
      const csv = query.get('format') === 'csv';
      const name = `${resource.name}-${now.toISOString().slice(0, 10)}.${csv ? 'csv' : 'xlsx'}`;
      return {
        status: 200,
        raw: csv
          ? csvStream(columns, rows)
          : xlsxStream(resource.label[language]?.many ?? resource.label.es.many, columns, rows),
        headers: {
          'content-type': csv ? CSV_TYPE : XLSX_TYPE,
          'content-disposition': `attachment; filename="${name}"`,
          'x-total-count': String(ids.length),
        },
      };
    },
  };
}
