import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Resource } from '../../domain/schema/model.ts';
import type { DatabaseOptions, OpenDatabase } from '../../server/db/open-database.ts';
import { createPglite, servePglite } from '../../server/db/pglite.ts';
import { PgliteConnection } from '../../server/db/pglite-connection.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { setUp } from '../../server/db/setup.ts';
import { lendDatabase } from './lent-database.ts';
import { newDatabase, onceInRun } from './postgres-server.ts';
import { bareTemplate } from './template.ts';

export type Engine = 'pglite' | 'postgres' | 'DATABASE_URL';

/** Every engine that a test of the database must pass on; the third where the environment names one. */
export function engines(): Engine[] {
  return process.env['DATABASE_URL'] === undefined
    ? ['pglite', 'postgres']
    : ['pglite', 'postgres', 'DATABASE_URL'];
}

/** A database of the test's own: fresh, set up for these resources, gone when closed. */
export async function openFresh(
  engine: Engine,
  resources: Resource[],
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  if (engine === 'pglite')
    return servePglite(await createPglite({ loadDataDir: await snapshot(resources) }), options);
  if (engine === 'postgres') return lendDatabase(await bareTemplate(resources), options);
  const { url, drop } = await newDatabase(process.env['DATABASE_URL']);
  const database = await openPostgres({ kind: 'postgres', url }, resources, options);
  const close = database.close.bind(database);
  return Object.assign(database, {
    close: async () => {
      await close();
      await drop();
    },
  });
}

/** Making a PGlite takes seconds, copying one does not: each set of resources is made once in a run. */
export async function snapshot(resources: Resource[]): Promise<Blob> {
  const file = await onceInRun(`pglite-${keyOf(resources)}.tar`, async (place) => {
    const pglite = await createPglite({ loadDataDir: await emptyPglite() });
    await setUp(new PgliteConnection(pglite), resources);
    await writeFile(place, await bytes(await pglite.dumpDataDir('none')));
    await pglite.close();
  });
  return new Blob([await readFile(file)]);
}

function keyOf(resources: Resource[]): string {
  return createHash('sha256').update(JSON.stringify(resources)).digest('hex').slice(0, 16);
}

/** A PGlite without any table. Making it takes most of the seconds that a template takes. */
export async function emptyPglite(): Promise<Blob> {
  const file = await onceInRun('pglite.tar', async (place) => {
    const pglite = await createPglite();
    await writeFile(place, await bytes(await pglite.dumpDataDir('none')));
    await pglite.close();
  });
  return new Blob([await readFile(file)]);
}

async function bytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
