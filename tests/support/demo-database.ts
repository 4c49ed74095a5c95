import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ENGINE_FOLDER } from '../../server/adapters/embedded-postgres/engine-marker.ts';
import { placesIn, SUPERUSER } from '../../server/adapters/embedded-postgres/cluster.ts';
import { runningPostmaster } from '../../server/adapters/embedded-postgres/postmaster-file.ts';

/** A connection as its superuser to the embedded database of a server that runs on this data folder. */
export async function connectTo(dataFolder: string): Promise<Client> {
  const places = placesIn(path.join(dataFolder, ENGINE_FOLDER.embedded));
  const postmaster = await runningPostmaster(places);
  if (postmaster === undefined) throw new Error(`No server runs on ${dataFolder}`);
  const password = (await readFile(places.password, 'utf8')).trim();
  const client = new Client({
    connectionString: `postgres://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/tendero`,
  });
  await client.connect();
  return client;
}

/** Waits until the server has made all thumbnails. Each copy of the folder would make them again. */
export async function picturesReady(dataFolder: string): Promise<void> {
  const client = await connectTo(dataFolder);
  const waiting = `select 1 from jobs where kind = 'files.thumbnails' and state in ('queued', 'running')`;
  try {
    while ((await client.query(waiting)).rowCount !== 0) await pause(50);
  } finally {
    await client.end();
  }
}

/** The demo's store and owner in a new database. */
const DEMO_ID = 1;
/** Sessions, requests that may be repeated, and work that waits belong to the demo alone. */
const LEFT_OUT = new Set(['sessions', 'requests', 'jobs']);

interface Column {
  table: string;
  name: string;
  type: string;
}

/**
 * Copies the demo store, with an owner of its own, within one database. Records have the ids of the demo's: the keys of
 * every table begin with the store. Triggers rest meanwhile, because the sums that they would add are copied too.
 * @returns id of the store and e-mail of its owner, whose password is the demo's
 */
export async function copyDemoStore(client: Client): Promise<{ storeId: number; email: string }> {
  const newId = async (table: string): Promise<number> =>
    Number((await client.query(`select nextval(pg_get_serial_sequence('${table}', 'id')) as id`)).rows[0].id);
  const [storeId, userId] = [await newId('stores'), await newId('users')];
  const email = `demo-${storeId}@tendero.co`;
  const columns = await columnsOf(client);
  const valueOf = ({ table, name, type }: Column): string => {
    if (name === 'store_id') return String(storeId);
    if (name === 'user_id') return `case when user_id = ${DEMO_ID} then ${userId} else user_id end`;
    if (table === 'stores') {
      if (name === 'id') return String(storeId);
      if (name === 'url') return `url || '-${storeId}'`;
    }
    if (table === 'users') {
      if (name === 'id') return String(userId);
      if (name === 'email') return `'${email}'`;
    }
    // One series for all stores.
    if (table === 'plan_invoices' && name === 'number') return `number + ${storeId * 1000}`;
    const moved = `replace("${name}"::text, '/files/${DEMO_ID}/', '/files/${storeId}/')`;
    return type === 'text' || type === 'jsonb' ? `${moved}::${type}` : `"${name}"`;
  };
  const copies = [...new Set(columns.map(({ table }) => table))].flatMap((table) => {
    const all = columns.filter((column) => column.table === table);
    const owner = all.some(({ name }) => name === 'store_id') ? 'store_id' : 'id';
    if (LEFT_OUT.has(table) || (owner === 'id' && table !== 'stores' && table !== 'users')) return [];
    const names = all.map(({ name }) => `"${name}"`).join();
    return `insert into "${table}" (${names}) overriding system value
      select ${all.map(valueOf).join()} from "${table}" where ${owner} = ${DEMO_ID}`;
  });
  await client.query(
    ['begin', 'set local session_replication_role = replica', ...copies, 'commit'].join(';\n'),
  );
  return { storeId, email };
}

async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select table_name as table, column_name as name, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name, ordinal_position`);
  return rows;
}
