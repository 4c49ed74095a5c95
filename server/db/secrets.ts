/** Secrets in columns: which keys may open them, and encrypting what is in clear. */
import type { Resource } from '../../domain/schema/model.ts';
import type { Secrets } from '../ports/secrets.ts';
import { isSealed, placeOf } from '../secrets/sealed.ts';
import type { Connection } from './connection.ts';
import type { ActualTable } from './ddl/catalogue.ts';
import { Change } from './ddl/change.ts';
import { definitionName, quote } from './ddl/identifiers.ts';
import { desiredTables, type DesiredTable } from './ddl/tables.ts';
import { SetupError } from './failures.ts';

export interface SecretColumn {
  table: string;
  column: string;
}

/** The columns that hold secrets. */
export function secretColumns(resources: Resource[]): SecretColumn[] {
  return desiredTables(resources).flatMap(({ name: table, columns }) =>
    columns.filter(({ sealed }) => sealed === true).map(({ name: column }) => ({ table, column })),
  );
}

/**
 * Notes the key that seals from now on, inside the caller's transaction.
 * @throws SetupError when secrets are stored of a key that is not given
 */
export async function claimKeys(
  connection: Connection,
  resources: Resource[],
  { keyId, keyIds }: Secrets,
): Promise<void> {
  await connection.script(`select set_config('app.platform', 'on', true)`);
  const { rows } = await connection.query('select id from secret_keys order by id', []);
  for (const id of rows.map((row) => String(row['id']))) {
    if (keyIds.includes(id)) continue;
    if (await isUsed(connection, resources, id))
      throw new SetupError(
        `The database holds secrets that are encrypted with the key ${id}, which is not given. Keys are those of SECRETS_KEYS, or else those of the file secrets-keys in the data folder. Restore that key from where you keep it.`,
      );
    await connection.query('delete from secret_keys where id = $1', [id]);
  }
  await connection.query('insert into secret_keys (id) values ($1) on conflict (id) do nothing', [keyId]);
  await connection.script(`select set_config('app.platform', '', true)`);
}

async function isUsed(connection: Connection, resources: Resource[], keyId: string): Promise<boolean> {
  const change = new Change(connection);
  for (const { table, column } of secretColumns(resources))
    if (await change.any(table, isSealed(quote(column), keyId))) return true;
  return false;
}

/**
 * Seals what a column holds in clear when its schema begins to call it a secret. Its condition, which is made next,
 * refuses anything else from then on; where it stands already there is nothing to do.
 */
export async function sealColumns(
  change: Change,
  { name, columns }: DesiredTable,
  actual: ActualTable,
  secrets: Secrets | undefined,
): Promise<void> {
  for (const { name: column, sealed, check } of columns) {
    if (sealed !== true || check === undefined || !actual.columns.has(column)) continue;
    if (actual.constraints.has(definitionName(name, column, check, 'check'))) continue;
    const count = await change.seeingAllRows([name], () =>
      sealColumn(change, { table: name, column }, secrets),
    );
    if (count > 0) change.report.push(`${name}.${column}: ${count} secrets are encrypted now`);
  }
}

async function sealColumn(
  change: Change,
  { table, column }: SecretColumn,
  secrets: Secrets | undefined,
): Promise<number> {
  const [owner, own] = [quote(table), quote(column)];
  const rows = await change.query(
    `select store_id, id, ${own} as value from ${owner} where not (${isSealed(own)})`,
  );
  for (const row of rows) {
    if (secrets === undefined) throw new Error(`${table}.${column} holds secrets, and there is no key`);
    const [storeId, id] = [Number(row['store_id']), Number(row['id'])];
    const sealed = await secrets.seal(String(row['value']), placeOf(table, column, storeId, id));
    await change.query(`update ${owner} set ${own} = $3 where store_id = $1 and id = $2`, [
      storeId,
      id,
      sealed,
    ]);
  }
  return rows.length;
}
