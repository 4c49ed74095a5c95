import type { FileColumn } from '../../../domain/exchange/file-columns.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { sayingIn, type Language } from '../../http/language.ts';
import type { StoreContext } from '../../http/route.ts';
import { findRecords } from '../query/one.ts';
import type { Cell } from './cell.ts';
import { linesOf } from './columns.ts';
import { findNames } from './names.ts';

const CHUNK = 500;

/** What is exported: records in the order given, by columns in theirs. */
export interface Exported {
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
  { ports: { database, resources }, storeId, access }: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  { resource, columns, ids, language, timeZone, currency }: Exported,
): AsyncGenerator<Cell[]> {
  const saying = sayingIn(language, timeZone, currency);
  const owners = [...new Set(columns.map(({ owner }) => owner))];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK);
    const { records, names } = await database.read(storeId, async (sql) => {
      const records = await findRecords(sql, storeId, resource, chunk);
      return {
        records,
        names: await findNames(sql, storeId, { resources, access, saying }, owners, records),
      };
    });
    const store = { language, timeZone, currency, names };
    for (const record of records) yield* linesOf(resource, columns, record, store);
  }
}
