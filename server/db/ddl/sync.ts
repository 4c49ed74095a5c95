import { VERBS } from '../../../domain/access/access.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Connection } from '../connection.ts';
import { SetupError } from '../failures.ts';
import { sealColumns } from '../secrets.ts';
import { readCatalogue, type ActualTable, type Catalogue } from './catalogue.ts';
import { Change, type Decisions } from './change.ts';
import { createTable, syncColumns, syncMemory } from './columns.ts';
import {
  dropStale,
  isCounted,
  syncCounter,
  syncDefinitions,
  syncSearch,
  syncSecurity,
} from './definitions.ts';
import { literal, quote } from './identifiers.ts';
import { asKept, isKept } from './memory.ts';
import { dropStaleMentions, syncMentions } from './mentions.ts';
import { moveStored } from './moves.ts';
import { desiredTables, type DesiredTable } from './tables.ts';

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
  let actual = await readCatalogue(connection);
  // What a step has changed, the next one finds.
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const lines = change.report.length;
    const done = await work();
    if (change.report.length > lines) actual = await readCatalogue(connection);
    return done;
  };
  refuseClashes(tables, actual);
  await dropStaleMentions(change, resources, actual);
  await step(() => renameAll(change, tables, actual));
  const later = await step(() => moveStored(change, tables, actual));
  const made = new Set(tables.map(({ name }) => name).filter((name) => !actual.has(name)));
  await step(async () => {
    for (const table of tables) await makeOrAdapt(change, table, actual.get(table.name));
  });
  for (const table of tables)
    await finish(change, table, made.has(table.name) ? undefined : actual.get(table.name), secrets);
  if (change.problems.length === 0) {
    for (const work of later) await work();
    await syncMentions(change, resources, actual, made);
  }
  await settleLeftovers(change, tables, actual);
  return change;
}

async function makeOrAdapt(change: Change, table: DesiredTable, found?: ActualTable): Promise<void> {
  if (found === undefined) return createTable(change, table);
  await dropStale(change, table, found);
  await syncColumns(change, table, found);
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
  await syncSearch(change, table, found);
  await syncDefinitions(change, table, found);
  await syncCounter(change, table, found);
}

/** Two schemas that want one table, or one that wants a table of the platform. */
function refuseClashes(tables: DesiredTable[], actual: Catalogue): void {
  const seen = new Set<string>();
  for (const { name } of tables) {
    if (seen.has(name)) throw new SetupError(`Two schemas ask for the table ${name}.`);
    seen.add(name);
    const found = actual.get(name);
    if (found !== undefined && !found.columns.has('store_id'))
      throw new SetupError(`The table ${name} belongs to the platform: name the resource otherwise.`);
  }
}

/** Renames what the schemas say has a former name. */
async function renameAll(change: Change, tables: DesiredTable[], actual: Catalogue): Promise<void> {
  for (const table of tables) {
    const found = actual.get(table.name) ?? (await renameTable(change, table, actual));
    for (const { name, renamedFrom } of table.columns) {
      if (renamedFrom === undefined || found?.columns.has(renamedFrom) !== true || found.columns.has(name))
        continue;
      await change.apply(
        `alter table ${quote(table.name)} rename column ${quote(renamedFrom)} to ${quote(name)}`,
        `${table.name}.${renamedFrom} becomes ${name}`,
      );
    }
  }
}

async function renameTable(
  change: Change,
  { name, renamedFrom, renamedResource }: DesiredTable,
  actual: Catalogue,
): Promise<ActualTable | undefined> {
  const found = renamedFrom === undefined ? undefined : actual.get(renamedFrom);
  if (renamedFrom === undefined || found === undefined) return undefined;
  await change.apply(
    `alter table ${quote(renamedFrom)} rename to ${quote(name)}`,
    `${renamedFrom} becomes ${name}`,
  );
  if (renamedResource === undefined) return found;
  // The count of its rows, its log and the permissions of roles go by its name.
  const { from, to } = renamedResource;
  const permissions = VERBS.map(
    (verb) =>
      `update roles set permissions = array_replace(permissions, ${literal(`${from}.${verb}`)}, ${literal(`${to}.${verb}`)})`,
  );
  await change.update(
    ['row_counts', 'audit', 'roles'],
    [
      `update row_counts set table_name = ${literal(name)} where table_name = ${literal(renamedFrom)}`,
      `update audit set resource = ${literal(to)} where resource = ${literal(from)}`,
      ...permissions,
    ].join('; '),
  );
  return found;
}

/** What no schema names any more stays as it is, unless somebody decided otherwise. */
async function settleLeftovers(change: Change, tables: DesiredTable[], actual: Catalogue): Promise<void> {
  const wanted = new Map(tables.map((table) => [table.name, table]));
  const dropped: string[] = [];
  for (const [name, found] of actual) {
    const table = wanted.get(name);
    if (table !== undefined) await settleColumns(change, table, found);
    else if (!isMade(found)) continue;
    else if (change.decisions.drop.has(name)) dropped.push(name);
    else await leave(change, { name, place: `table ${quote(name)}`, comment: found.comment });
  }
  change.leftovers.push(...dropped);
  // At once, because those of one resource refer to each other.
  if (dropped.length === 0) return;
  await change.apply(`drop table ${dropped.map(quote).join(', ')}`);
  change.report.push(...dropped.map((name) => `${name} is deleted with its data`));
}

/** A table of records, items or links: one that the comparison with the schemas made. */
function isMade(actual: ActualTable): boolean {
  return isCounted(actual) || (actual.columns.has('parent_id') && actual.columns.has('position'));
}

async function settleColumns(change: Change, table: DesiredTable, { columns }: ActualTable): Promise<void> {
  const wanted = new Set([...table.columns.map(({ name }) => name), 'search_text']);
  const alter = `alter table ${quote(table.name)}`;
  for (const column of columns.values()) {
    if (wanted.has(column.name)) continue;
    const name = `${table.name}.${column.name}`;
    const own = quote(column.name);
    if (change.decisions.drop.has(name)) {
      change.leftovers.push(name);
      await change.apply(`${alter} drop column ${own}`, `${name} is deleted with its data`);
      continue;
    }
    if (column.notNull && !column.generated) await change.apply(`${alter} alter column ${own} drop not null`);
    await leave(change, { name, place: `column ${quote(table.name)}.${own}`, comment: column.comment });
  }
}

/** Says that something is left, once somebody has decided to keep it never again. */
async function leave(
  change: Change,
  { name, place, comment }: { name: string; place: string; comment: string | null },
): Promise<void> {
  change.leftovers.push(name);
  if (isKept(comment)) return;
  if (change.decisions.keep.has(name))
    await change.apply(
      `comment on ${place} is ${literal(asKept(comment))}`,
      `${name} is kept without a word`,
    );
  else change.report.push(`${name} is in no schema any more: its data is kept`);
}
