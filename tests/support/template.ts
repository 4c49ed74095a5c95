import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Resource } from '../../domain/schema/model.ts';
import { argon2Passwords } from '../../server/adapters/argon2.ts';
import { systemClock } from '../../server/adapters/system-clock.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { keepRows } from './kept-rows.ts';
import { createWorld, type World } from './people.ts';
import { newDatabase, onceInRun } from './postgres-server.ts';

/** A database of the run's own PostgreSQL that others are copied from: migrated, and able to return to its rows. */
export interface Template {
  name: string;
}

/** The same with two stores and their people. */
export interface PeopledTemplate extends Template {
  world: World;
}

/** Without anybody in it. Each set of resources is made once in a run, which takes a second. */
export async function bareTemplate(resources: Resource[]): Promise<Template> {
  const file = await onceInRun(`bare-${keyOf(resources)}.name`, async (place) => {
    const { url, name } = await newDatabase();
    await (await openPostgres({ url }, resources)).close();
    await keep(url);
    await writeFile(place, name);
  });
  return { name: await readFile(file, 'utf8') };
}

export async function peopledTemplate(resources: Resource[]): Promise<PeopledTemplate> {
  const file = await onceInRun(`peopled-${keyOf(resources)}.json`, async (place) => {
    const { url, name } = await newDatabase();
    const database = await openPostgres({ url }, resources);
    const ports = { database, resources, passwords: argon2Passwords(), clock: systemClock };
    const template: PeopledTemplate = { name, world: await createWorld(ports, '') };
    await database.close();
    await keep(url);
    await writeFile(place, JSON.stringify(template));
  });
  const template: PeopledTemplate = JSON.parse(await readFile(file, 'utf8'));
  return template;
}

async function keep(url: string): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await keepRows(owner);
  } finally {
    await owner.end();
  }
}

function keyOf(resources: Resource[]): string {
  return createHash('sha256').update(JSON.stringify(resources)).digest('hex').slice(0, 16);
}
