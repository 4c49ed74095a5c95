import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { SUPERUSER, placesIn, type Places } from '../embedded-postgres/cluster.ts';
import { ENGINE_FOLDER } from '../embedded-postgres/engine-marker.ts';
import { FolderError } from '../embedded-postgres/folder-error.ts';
import { lockFolder } from '../embedded-postgres/folder-lock.ts';
import { runningPostmaster } from '../embedded-postgres/postmaster-file.ts';
import { copyTree, digestOf, syncTree, type Digests } from './copy-tree.ts';
import { writeManifest, type Manifest } from './manifest.ts';

const DATA = 'postgres/data';

/** What PostgreSQL makes anew at its start, or must not find (PostgreSQL 18, "Backing Up the Data Directory"). */
const EPHEMERAL =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*\/pgsql_tmp[^/]*)$/;

/**
 * Copies a data folder of the embedded engine while its server runs, or while it does not. All that was acknowledged
 * before the call is in the copy. Pictures come after the database, so that each one that a record names is there.
 * @param target must not exist, or be empty
 * @throws FolderError when there is nothing to copy, or the target has something in it
 */
export async function takeBackup(dataFolder: string, target: string): Promise<Manifest> {
  const begun = new Date().toISOString();
  const places = placesIn(path.join(dataFolder, ENGINE_FOLDER.embedded));
  if (!existsSync(places.data))
    throw new FolderError(`${dataFolder} holds no embedded database. Name its folder with TENDERO_DATA.`);
  if (!path.relative(dataFolder, target).startsWith('..'))
    throw new FolderError(`${target} is inside ${dataFolder}: keep backups on another disk.`);
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new FolderError(`${target} is not empty: a backup gets a folder of its own.`);
  await mkdir(path.join(target, 'postgres'), { recursive: true, mode: 0o700 });
  const database = await copyDatabase(places, path.join(target, DATA));
  const others = await copyTree(dataFolder, target, {
    skip: (relative) => /^(?:postgres\/(?!password$)|files\/unfinished)/.test(relative),
  });
  const files = { ...prefixed(database), ...others };
  const manifest = { begun, files };
  await syncTree(target);
  await writeManifest(target, manifest);
  return manifest;
}

function prefixed(digests: Digests): Digests {
  return Object.fromEntries(Object.entries(digests).map(([name, digest]) => [`${DATA}/${name}`, digest]));
}

async function copyDatabase(places: Places, target: string): Promise<Digests> {
  const running = await runningPostmaster(places);
  if (running !== undefined) return copyRunning(places, running.port, target);
  const unlock = await lockFolder(places.folder);
  try {
    return await copyTree(places.data, target, { skip: (name) => name.startsWith('postmaster.') });
  } finally {
    await unlock();
  }
}

/** PostgreSQL's own way to copy its files while it writes them: the log of the meantime makes them consistent. */
async function copyRunning(places: Places, port: number, target: string): Promise<Digests> {
  const password = (await readFile(places.password, 'utf8')).trim();
  const client = new Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' });
  await client.connect();
  try {
    // Until the session ends, no part of the log is removed that the copy needs.
    const slot = `tendero_backup_${process.pid}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query('select pg_backup_start($1, true)', ['tendero']);
    const digests = await copyTree(places.data, target, { skip: (name) => EPHEMERAL.test(name) });
    const { rows } = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    const [stopped] = rows;
    if (stopped === undefined) throw new Error('pg_backup_stop gave no label');
    await writeFile(path.join(target, 'backup_label'), stopped.label, { mode: 0o600, flush: true });
    digests['backup_label'] = await digestOf(path.join(target, 'backup_label'));
    return { ...digests, ...(await copyLog(places.data, target, stopped)) };
  } finally {
    await client.end();
  }
}

/** The segments from the one that the label names to the last. */
async function copyLog(
  data: string,
  target: string,
  { label, last }: { label: string; last: string },
): Promise<Digests> {
  const first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '';
  const wanted = (name: string): boolean => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last;
  const digests = await copyTree(path.join(data, 'pg_wal'), path.join(target, 'pg_wal'), {
    skip: (name) => !wanted(name),
  });
  return Object.fromEntries(Object.entries(digests).map(([name, digest]) => [`pg_wal/${name}`, digest]));
}
