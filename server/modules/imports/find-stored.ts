import type { CellValue } from '../../../domain/imports/read-cell.ts';
import type { ReadRecord } from '../../../domain/imports/read-record.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import type { Sql } from '../../db/database.ts';
import { query } from '../../resources/statement.ts';

/** The ids of the records that a file names, by its own property: the surest one that it has decides. */
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
  const known = new Map<string, number>();
  for (const path of paths) {
    const column = resource.fields.find(({ source }) => source === path)?.column;
    const values = reads.flatMap(({ values }) => scalar(values.get(path)));
    if (column === undefined || values.length === 0) continue;
    const text = `select id, ${quote(column)} as value from ${quote(resource.table)}
where store_id = $1 and ${quote(column)} = any($2) order by id desc`;
    // Of several the oldest counts: it is put in last.
    for (const row of await query<{ id: number; value: unknown }>(tx.sql, text, [storeId, values]))
      known.set(`${path} ${String(row.value)}`, row.id);
  }
  const keysOf = (read: ReadRecord) =>
    paths.flatMap((path) => (read.values.has(path) ? [`${path} ${String(read.values.get(path))}`] : []));
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

function scalar(value: CellValue | null | undefined): (string | number)[] {
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}
