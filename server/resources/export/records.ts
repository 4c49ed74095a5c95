import type { Access } from '../../../domain/access/access.ts';
import { fileColumns, fileHeader, type FileColumn } from '../../../domain/exchange/file-columns.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { isQuantity } from '../../../domain/schema/fields.ts';
import { sayingIn, type Language } from '../../http/language.ts';
import { parameterError } from '../../http/query.ts';
import type { StoreContext } from '../../context.ts';
import { isReadable } from '../fields.ts';
import { findRecords } from '../query/one.ts';
import type { Row } from '../row.ts';
import { cellOf, findNames } from './cell.ts';
import type { DateColumn } from './csv.ts';
import type { Cell, CellContext } from '../../../domain/kinds/cell.ts';

/** The columns that this member may read, that the schema does not hide, and of those the chosen ones. */
export function exportColumns(
  resource: Resource,
  access: Access,
  chosen: string | null = null,
): FileColumn[] {
  const columns = fileColumns(resource).filter(
    ({ owner }) => !owner.hidden.includes('export') && isReadable(owner, access),
  );
  if (chosen === null) return columns;
  const sources = new Set(chosen.split(','));
  const known = new Set(columns.map(({ owner }) => owner.source));
  if ([...sources].some((source) => !known.has(source)))
    throw parameterError('invalid_parameter', 'columns', { key: 'enum' });
  return columns.filter(({ owner }) => sources.has(owner.source));
}

export function headersOf(columns: readonly FileColumn[], language: Language): string[] {
  return columns.map((column) => fileHeader(column, language));
}

/** Which columns hold days or moments. */
export function dateColumns(columns: readonly FileColumn[]): (DateColumn | undefined)[] {
  return columns.map(({ field: { kind } }) => (kind === 'date' || kind === 'datetime' ? kind : undefined));
}

/**
 * A record as lines of a file: one, or one for each item where the columns are of its items. What the record itself is
 * worth stands on its first line alone, so that a sum counts it once; what filters and names it, on each.
 */
export function linesOf(
  { identity }: Resource,
  columns: readonly FileColumn[],
  record: Row,
  store: Omit<CellContext, 'record'>,
): Cell[][] {
  const context = { ...store, record };
  const list = columns.find(({ line }) => line)?.owner.source;
  const items: unknown = list === undefined ? [] : record[list];
  const rows: Row[] = Array.isArray(items) && items.length > 0 ? items : [{}];
  return rows.map((item, at) =>
    columns.map((column) => {
      if (column.line) return cellOf(column.field, item[column.field.source], context);
      return at === 0 || !isAmount(column, identity) ? ownCell(column, record, context) : null;
    }),
  );
}

function ownCell({ owner, field }: FileColumn, record: Row, context: CellContext): Cell {
  const value = record[owner.source];
  if (owner === field) return cellOf(field, value, context);
  const part = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
  return cellOf(field, part?.get(field.source), context);
}

function isAmount({ field }: FileColumn, identity: readonly string[]): boolean {
  if (field.source === 'id' || identity.includes(field.source)) return false;
  return isQuantity(field);
}

const CHUNK = 500;

/** What is exported: records in the order given, by columns in theirs. */
interface Exported {
  resource: Resource;
  columns: readonly FileColumn[];
  ids: readonly number[];
  language: Language;
  /** IANA name. */
  timeZone: string;
  /** ISO code, of amounts whose schema names none. */
  currency: string;
}

/**
 * The lines of a file, a few hundred records at a time. The selection is fixed when the export begins.
 * Memory holds one chunk, and no connection is kept while the client downloads. Records deleted meanwhile are left
 * out.
 */
export async function* exportLines(
  {
    ports: { database, resources, state },
    storeId,
    access,
  }: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  { resource, columns, ids, language, timeZone, currency }: Exported,
): AsyncGenerator<Cell[]> {
  const saying = sayingIn(language, timeZone, currency);
  const owners = [...new Set(columns.map(({ owner }) => owner))];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK);
    const { records, names } = await state.turns(`export ${storeId}`, () =>
      database.readReplica(storeId, async (sql) => {
        const records = await findRecords(sql, storeId, resource, chunk);
        return {
          records,
          names: await findNames(sql, storeId, { resources, access, saying }, owners, records),
        };
      }),
    );
    const store = { language, timeZone, currency, names };
    for (const record of records) yield* linesOf(resource, columns, record, store);
  }
}
