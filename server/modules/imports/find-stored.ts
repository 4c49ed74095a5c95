import { codeOf } from '../../../domain/catalog/variants.ts';
import { furtherList, keyIn, notationOf, notationsIn } from '../../../domain/exchange/notation.ts';
import type { CellValue } from '../../../domain/kinds/cell.ts';
import type { ReadRecord } from '../../../domain/imports/read-record.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { itemTableName } from '../../db/ddl/tables.ts';
import type { Sql } from '../../db/database.ts';
import { SKU_MATCHES } from '../../resources/import/write-stock.ts';
import { query } from '../../resources/statement.ts';

/** What names a product: people write `cam-1` and mean `CAM-1`. */
const SKU = 'sku';

/**
 * The ids of the records that a file names, by its own property or by a further value of it: the surest one that it has
 * decides.
 */
export interface Stored {
  of(read: ReadRecord): number | null;
  /** A record that was just made: a later line may name it. */
  add(read: ReadRecord, id: number): void;
}

/** Looks up all names of a step at once. An id that the store does not have counts as no id. */
export async function findStored(
  { tx, storeId }: { tx: { sql: Sql }; storeId: number },
  resource: Resource,
  reads: readonly ReadRecord[],
): Promise<Stored> {
  const paths = ['id', ...resource.identity];
  const fieldAt = (path: string) => resource.fields.find(({ source }) => source === path);
  const keyOf = (path: string, value: unknown): string => {
    const field = fieldAt(path);
    if (path === SKU) return `${path} ${codeOf(String(value))}`;
    return `${path} ${keyIn(field && notationOf(field), String(value))}`;
  };
  const known = new Map<string, number>();
  for (const path of paths) {
    const field = fieldAt(path);
    const values = reads.flatMap(({ values }) => notationsOf(field, values.get(path)));
    if (field === undefined || values.length === 0) continue;
    const { column } = field;
    const list = furtherList(resource);
    const further = list?.items?.find(({ source }) => source === path);
    const texts = [
      ...(list === undefined || further === undefined
        ? []
        : [
            `select parent_id as id, ${quote(further.column)} as value from ${quote(itemTableName(list))}
where store_id = $1 and ${quote(further.column)} = any($2) order by parent_id desc`,
          ]),
      `select id, ${quote(column)} as value from ${quote(resource.table)}
where store_id = $1 and ${path === SKU ? SKU_MATCHES : `${quote(column)} = any($2)`} order by id desc`,
    ];
    // Of several the oldest counts, and one whose main value it is before others: it is put in last.
    for (const text of texts)
      for (const row of await query<{ id: number; value: unknown }>(tx.sql, text, [storeId, values]))
        known.set(keyOf(path, row.value), row.id);
  }
  const keysOf = (read: ReadRecord) =>
    paths.flatMap((path) => (read.values.has(path) ? [keyOf(path, read.values.get(path))] : []));
  return {
    of: (read) => {
      const [first, ...rest] = keysOf(read);
      const byId = first?.startsWith('id ') ? known.get(first) : undefined;
      const name = first?.startsWith('id ') ? rest[0] : first;
      return byId ?? (name === undefined ? undefined : known.get(name)) ?? null;
    },
    add: (read, id) => {
      for (const key of keysOf(read)) if (!known.has(key)) known.set(key, id);
    },
  };
}

/** The ways in which the value may be stored; none for what names nothing. */
function notationsOf(field: Field | undefined, value: CellValue | null | undefined): (string | number)[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'string' ? notationsIn(field && notationOf(field), value) : [];
}
