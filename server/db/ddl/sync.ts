import { VERBS } from '../../../domain/access/permissions.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { isSealed, placeOf } from '../../secrets/sealed.ts';
import type { Connection } from '../connection.ts';
import { SetupError } from '../setup-error.ts';
import { readCatalogue, type ActualColumn, type ActualTable } from './catalogue.ts';
import { Change } from './change.ts';
import { createTable, syncColumns } from './columns.ts';
import { dropStale, syncChecks, syncForeignKeys, syncIndexes } from './constraints.ts';
import type { Decisions } from './decisions.ts';
import type { DesiredColumn, DesiredTable } from './desired.ts';
import { isCounted, syncCounter, syncSearch, syncSecurity } from './extras.ts';
import { definitionName, fingerprint, literal, quote } from './identifiers.ts';
import { asKept, isKept, syncMemory } from './memory.ts';
import { idsQuery, mentionsOf, type Mentions } from './mentions.ts';
import { moveStored } from './moves.ts';
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

/**
 * Seals what a column holds in clear when its schema begins to call it a secret. Its condition, which is made next,
 * refuses anything else from then on; where it stands already there is nothing to do.
 */
async function sealColumns(
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

/** Renames what the schemas say has a former name. Returns whether anything was renamed. */
async function renameAll(
  change: Change,
  tables: DesiredTable[],
  actual: Map<string, ActualTable>,
): Promise<boolean> {
  const lines = change.report.length;
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
  return change.report.length > lines;
}

async function renameTable(
  change: Change,
  table: DesiredTable,
  actual: Map<string, ActualTable>,
): Promise<ActualTable | undefined> {
  const { name, renamedFrom, renamedResource } = table;
  const found = renamedFrom === undefined ? undefined : actual.get(renamedFrom);
  if (renamedFrom === undefined || found === undefined) return undefined;
  await change.apply(
    `alter table ${quote(renamedFrom)} rename to ${quote(name)}`,
    `${renamedFrom} becomes ${name}`,
  );
  if (renamedResource) await renameResource(change, { ...renamedResource, before: renamedFrom, after: name });
  return found;
}

interface Renamed {
  from: string;
  to: string;
  before: string;
  after: string;
}

/** The count of its rows, its log and the permissions of roles go by its name. */
async function renameResource(change: Change, { from, to, before, after }: Renamed): Promise<void> {
  const update = (table: string, statement: string) =>
    change.seeingAllRows(table, () => change.apply(statement));
  for (const counts of ['row_counts', 'row_day_counts'])
    await update(
      counts,
      `update ${counts} set table_name = ${literal(after)} where table_name = ${literal(before)}`,
    );
  await update('audit', `update audit set resource = ${literal(to)} where resource = ${literal(from)}`);
  for (const verb of VERBS)
    await update(
      'roles',
      `update roles set permissions = array_replace(permissions, ${literal(`${from}.${verb}`)}, ${literal(`${to}.${verb}`)})`,
    );
}

/** A table of records, items or links: one that the comparison with the schemas made. */
function isMade(actual: ActualTable): boolean {
  return isCounted(actual) || (actual.columns.has('parent_id') && actual.columns.has('position'));
}

/** What no schema names any more stays as it is, unless somebody decided otherwise. */
async function leave(
  change: Change,
  tables: DesiredTable[],
  actual: Map<string, ActualTable>,
): Promise<void> {
  const wanted = new Map(tables.map((table) => [table.name, table]));
  const dropped: string[] = [];
  for (const [name, found] of actual) {
    const table = wanted.get(name);
    if (table !== undefined) await leaveColumns(change, table, found);
    else if (isMade(found) && change.decisions.drop.has(name)) dropped.push(name);
    else if (isMade(found)) await leaveTable(change, name, found);
  }
  change.leftovers.push(...dropped);
  // At once, because those of one resource refer to each other.
  if (dropped.length > 0) {
    await change.apply(`drop table ${dropped.map(quote).join(', ')}`);
    change.report.push(...dropped.map((name) => `${name} is deleted with its data`));
  }
}

async function leaveColumns(change: Change, table: DesiredTable, found: ActualTable): Promise<void> {
  const wanted = new Set([...table.columns.map(({ name }) => name), 'search_text']);
  for (const column of found.columns.values())
    if (!wanted.has(column.name)) await leaveColumn(change, table.name, column);
}

async function leaveColumn(change: Change, table: string, column: ActualColumn): Promise<void> {
  const name = `${table}.${column.name}`;
  const place = `${quote(table)}.${quote(column.name)}`;
  change.leftovers.push(name);
  const alter = `alter table ${quote(table)}`;
  if (change.decisions.drop.has(name)) {
    await change.apply(`${alter} drop column ${quote(column.name)}`, `${name} is deleted with its data`);
    return;
  }
  if (column.notNull && !column.generated)
    await change.apply(`${alter} alter column ${quote(column.name)} drop not null`);
  if (isKept(column.comment)) return;
  if (change.decisions.keep.has(name))
    await change.apply(
      `comment on column ${place} is ${literal(asKept(column.comment))}`,
      `${name} is kept without a word`,
    );
  else change.report.push(`${name} is in no schema any more: its data is kept`);
}

async function leaveTable(change: Change, name: string, found: ActualTable): Promise<void> {
  change.leftovers.push(name);
  if (isKept(found.comment)) return;
  if (change.decisions.keep.has(name))
    await change.apply(
      `comment on table ${quote(name)} is ${literal(asKept(found.comment))}`,
      `${name} is kept without a word`,
    );
  else change.report.push(`${name} is in no schema any more: its data is kept`);
}

/** Begins the comment of such a table, which the fingerprint of its definition follows. */
const MARK = 'ids in json';

/**
 * Drops the tables of mentions that no schema asks for in this form any more. They hold copies alone. To be called
 * before tables and columns are renamed or converted: their triggers go by those names.
 */
async function dropStaleMentions(
  change: Change,
  resources: Resource[],
  actual: Map<string, ActualTable>,
): Promise<void> {
  const wanted = new Set(resources.flatMap(mentionsOf).map((mentions) => markOf(mentions)));
  for (const [name, { comment }] of actual) {
    if (comment?.startsWith(MARK) !== true || wanted.has(comment)) continue;
    await change.apply(`drop table ${quote(name)}; drop function ${quote(name)}() cascade`);
    actual.delete(name);
  }
}

/** Makes those that are missing, from the rows that are there: an id of nothing is left out. */
async function syncMentions(
  change: Change,
  resources: Resource[],
  actual: Map<string, ActualTable>,
): Promise<void> {
  for (const mentions of resources.flatMap(mentionsOf)) {
    const { table, owner, target } = mentions;
    if (actual.has(table.name)) continue;
    await createTable(change, table);
    await syncSecurity(change, table, undefined);
    if (actual.has(owner))
      await seeingAll(change, [...new Set([owner, target, table.name])], () => change.apply(fill(mentions)));
    await syncForeignKeys(change, table, undefined);
    await syncIndexes(change, table, undefined);
    await change.apply(
      `${triggers(mentions)}; comment on table ${quote(table.name)} is ${literal(markOf(mentions))}`,
    );
  }
}

function markOf(mentions: Mentions): string {
  return `${MARK} of ${mentions.owner}.${mentions.column} ${fingerprint(triggers(mentions))}`;
}

function seeingAll(change: Change, tables: string[], work: () => Promise<void>): Promise<void> {
  const [first, ...others] = tables;
  return first === undefined ? work() : change.seeingAllRows(first, () => seeingAll(change, others, work));
}

function fill(mentions: Mentions): string {
  const { table, owner, column, target } = mentions;
  return `insert into ${quote(table.name)} (store_id, parent_id, target_id)
select o.store_id, o.id, m.id from ${quote(owner)} o cross join lateral (${idsQuery(mentions, `o.${quote(column)}`)}) m
join ${quote(target)} t on t.store_id = o.store_id and t.id = m.id`;
}

/** An id that the row named before may be of nothing, from the time before the table: only new ones are held to it. */
function triggers(mentions: Mentions): string {
  const { table, owner, column } = mentions;
  const [name, place, own] = [quote(table.name), quote(owner), quote(column)];
  const now = idsQuery(mentions, `new.${own}`);
  const before = idsQuery(mentions, `old.${own}`);
  const add = `insert into ${name} (store_id, parent_id, target_id) select new.store_id, new.id, m.id from`;
  return `create or replace function ${name}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${add} (${now}) m;
    return null;
  end if;
  delete from ${name} where store_id = new.store_id and parent_id = new.id
    and target_id in (select id from (${before}) b except select id from (${now}) n);
  ${add} (select id from (${now}) n except select id from (${before}) b) m;
  return null;
end $$;
create trigger ${name} after insert or update of ${own} on ${place} for each row execute function ${name}()`;
}
