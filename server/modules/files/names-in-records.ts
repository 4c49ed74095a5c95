import { sql as raw } from 'kysely';
import { desiredTables } from '../../db/ddl/tables.ts';
import { fileUrl } from './url.ts';
import type { Sql } from '../../db/database.ts';
import type { Ports } from '../../ports/ports.ts';

/** Files that the store itself, a record or an item of one names, in whatever field. Those of payment proofs too. */
export async function namesInRecords(
  sql: Sql,
  { resources }: Pick<Ports, 'resources'>,
  storeId: number,
): Promise<string[]> {
  const address = fileUrl(`${storeId}/`);
  const tables = desiredTables(resources).map(({ name }) => name);
  const found = raw.join(
    [{ table: 'stores', id: 'id' }, ...tables.map((table) => ({ table, id: 'store_id' }))].map(
      ({ table, id }) => raw`
        select found[1] as name
        from ${raw.table(table)} t, regexp_matches(t::text, ${`${address}([A-Za-z0-9_-]+[.][a-z]+)`}, 'g') found
        where t.${raw.ref(id)} = ${storeId}`,
    ),
    raw` union `,
  );
  const proofs = raw`select file as name from payment_proofs where store_id = ${storeId}`;
  const { rows } = await raw<{ name: string }>`${found} union ${proofs}`.execute(sql);
  return rows.map(({ name }) => name);
}
