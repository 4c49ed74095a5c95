import type { Secrets } from '../../ports/secrets.ts';
import { isSealed, placeOf } from '../../secrets/sealed.ts';
import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import type { DesiredColumn, DesiredTable } from './desired.ts';
import { definitionName, quote } from './identifiers.ts';

/**
 * Seals what a column holds in clear when its schema begins to call it a secret. Its condition, which is made next,
 * refuses anything else from then on; where it stands already there is nothing to do.
 */
export async function sealColumns(
  change: Change,
  table: DesiredTable,
  actual: ActualTable,
  secrets: Secrets | undefined,
): Promise<void> {
  for (const column of table.columns) {
    if (column.sealed !== true || column.check === undefined) continue;
    const condition = definitionName(table.name, column.name, column.check, 'check');
    if (actual.constraints.has(condition) || !actual.columns.has(column.name)) continue;
    const sealed = await change.seeingAllRows(table.name, () => sealColumn(change, table, column, secrets));
    if (sealed > 0) change.report.push(`${table.name}.${column.name}: ${sealed} secrets are encrypted now`);
  }
}

async function sealColumn(
  change: Change,
  { name }: DesiredTable,
  column: DesiredColumn,
  secrets: Secrets | undefined,
): Promise<number> {
  const [table, own] = [quote(name), quote(column.name)];
  const text = `select store_id, id, ${own} as value from ${table} where not (${isSealed(own)})`;
  const rows = await change.query(text);
  for (const row of rows) {
    if (secrets === undefined) throw new Error(`${name}.${column.name} holds secrets, and there is no key`);
    const [storeId, id] = [Number(row['store_id']), Number(row['id'])];
    const sealed = await secrets.seal(String(row['value']), placeOf(name, column.name, storeId, id));
    await change.query(`update ${table} set ${own} = $3 where store_id = $1 and id = $2`, [
      storeId,
      id,
      sealed,
    ]);
  }
  return rows.length;
}
