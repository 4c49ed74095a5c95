import type { Resource } from '../../domain/schema/model.ts';
import type { Secrets } from '../ports/secrets.ts';
import { isSealed } from '../secrets/sealed.ts';
import type { Connection } from './connection.ts';
import { Change } from './ddl/change.ts';
import { quote } from './ddl/identifiers.ts';
import { desiredTables } from './ddl/tables.ts';
import { SetupError } from './setup-error.ts';

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
  for (const { name, columns } of desiredTables(resources))
    for (const { name: column } of columns.filter(({ sealed }) => sealed === true))
      if (await change.any(name, isSealed(quote(column), keyId))) return true;
  return false;
}
