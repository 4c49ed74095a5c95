import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { argon2Passwords } from '../../server/adapters/argon2.ts';
import { systemClock } from '../../server/adapters/system-clock.ts';
import { createPglite, servePglite } from '../../server/db/pglite.ts';
import { PgliteConnection } from '../../server/db/pglite-connection.ts';
import { setUp } from '../../server/db/setup.ts';
import { emptyPglite } from './engines.ts';
import { createWorld, type World } from './people.ts';
import { keepRows } from './kept-rows.ts';
import { onceInRun } from './postgres-server.ts';
import { productResources } from './resources.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/tendero/test-database');

/** Whatever changes one of these changes the template. */
const SOURCES = [
  'schemas',
  'domain/schema',
  'domain/access',
  'server/db',
  'server/modules/identity',
  'server/modules/stores',
  'tests/support',
];

export interface Template {
  /** The tar of a PGlite data folder: migrated, with two stores and their people, and able to return to that. */
  file: string;
  world: World;
}

let template: Promise<Template> | undefined;

/** Made once per state of the sources (seconds), then read from disk by every process (milliseconds). */
export function testTemplate(): Promise<Template> {
  template ??= readOrMake();
  return template;
}

async function readOrMake(): Promise<Template> {
  const state = fingerprint();
  const base = path.join(CACHE, state);
  // The first files of a run ask at the same time.
  await onceInRun(`template-${state}`, async (mark) => {
    if (!existsSync(`${base}.json`)) await keep(base, await make());
    await writeFile(mark, base);
  });
  const world: World = JSON.parse(readFileSync(`${base}.json`, 'utf8'));
  return { file: `${base}.tar`, world };
}

async function make(): Promise<{ data: Blob; world: World }> {
  const resources = productResources();
  const pglite = await createPglite({ loadDataDir: await emptyPglite() });
  await setUp(new PgliteConnection(pglite), resources);
  const database = await servePglite(pglite);
  const ports = { database, resources, passwords: argon2Passwords(), clock: systemClock };
  const world = await createWorld(ports, '');
  await pglite.exec('reset role');
  await keepRows(pglite);
  await dropOthers(pglite);
  const data = await pglite.dumpDataDir('none');
  await database.close();
  return { data, world };
}

/**
 * Half of the files belong to databases that no test uses. Copying them is a third of the cost of a test's database.
 */
async function dropOthers(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false where datname <> current_database()');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
}

/** The JSON is written last, so a reader that finds it finds complete data. */
async function keep(base: string, { data, world }: { data: Blob; world: World }): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  const write = (file: string, content: Uint8Array | string): void => {
    const temporary = path.join(CACHE, randomUUID());
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  };
  write(`${base}.tar`, new Uint8Array(await data.arrayBuffer()));
  write(`${base}.json`, JSON.stringify(world));
}

/** Templates of sources that have changed since; another process may still be writing the youngest. */
function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const file = path.join(CACHE, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 60 * 60 * 1000) rmSync(file, { force: true });
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')));
  for (const folder of SOURCES) {
    const entries = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
