import type { Resource } from '../../../domain/schema/model.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Connection } from '../connection.ts';
import { SetupError } from '../setup-error.ts';
import { readCatalogue } from './catalogue.ts';
import type { ActualTable } from './catalogue.ts';
import { Change } from './change.ts';
import { createTable, syncColumns } from './columns.ts';
import { dropStale, syncChecks, syncForeignKeys, syncIndexes } from './constraints.ts';
import type { Decisions } from './decisions.ts';
import type { DesiredTable } from './desired.ts';
import { syncCounter, syncSearch, syncSecurity } from './extras.ts';
import { leave } from './leftovers.ts';
import { syncMemory } from './memory.ts';
import { moveStored } from './moves.ts';
import { renameAll } from './rename.ts';
import { sealColumns } from './seal.ts';
import { dropStaleMentions, syncMentions } from './sync-mentions.ts';
import { desiredTables } from './tables.ts';

export interface SyncOptions {
  /** What an operator said yes to; nothing when left out. */
  decisions?: Decisions;
  /** Without it no secret is sealed, and none may wait for it. */
  secrets?: Secrets | undefined;
}

/**
 * Compares the schemas' tables with the database. Applies what only adds and what was decided, inside the caller's
 * transaction. Returns a line for each change of an existing table, and one for each new table. With what is asked or in
 * the way, the caller takes everything back.
 */
export async function syncTables(
  connection: Connection,
  resources: Resource[],
  { decisions, secrets }: SyncOptions = {},
): Promise<Change> {
  const change = new Change(connection, decisions);
  const tables = desiredTables(resources);
  const before = await readCatalogue(connection);
  refuseClashes(tables, before);
  await dropStaleMentions(change, resources, before);
  const actual = (await renameAll(change, tables, before)) ? await readCatalogue(connection) : before;
  const later = await moveStored(change, tables, actual);
  for (const table of tables) {
    const found = actual.get(table.name);
    if (found === undefined) await createTable(change, table);
    else {
      await dropStale(change, table, found);
      await syncColumns(change, table, found);
    }
  }
  for (const table of tables) await finish(change, table, actual.get(table.name), secrets);
  if (change.problems.length === 0) {
    for (const work of later) await work();
    await syncMentions(change, resources, actual);
  }
  await leave(change, tables, actual);
  return change;
}

async function finish(
  change: Change,
  table: DesiredTable,
  found: ActualTable | undefined,
  secrets: Secrets | undefined,
): Promise<void> {
  await syncSecurity(change, table, found);
  await syncMemory(change, table, found);
  // What waits for a yes keeps its columns as they are.
  if (found !== undefined && change.problems.length === 0) await sealColumns(change, table, found, secrets);
  await syncChecks(change, table, found);
  await syncForeignKeys(change, table, found);
  await syncSearch(change, table, found);
  await syncIndexes(change, table, found);
  await syncCounter(change, table, found);
}

/** Two schemas that want one table, or one that wants a table of the platform. */
function refuseClashes(tables: DesiredTable[], actual: Map<string, ActualTable>): void {
  const seen = new Set<string>();
  for (const { name } of tables) {
    if (seen.has(name)) throw new SetupError(`Two schemas ask for the table ${name}.`);
    seen.add(name);
    const found = actual.get(name);
    if (found !== undefined && !found.columns.has('store_id'))
      throw new SetupError(`The table ${name} belongs to the platform: name the resource otherwise.`);
  }
}
