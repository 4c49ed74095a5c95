/** What a table has besides its columns: conditions, references, indexes, row-level security, and what search and counts read. */
import { scoped } from '../role.ts';
import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import { definitionName, fingerprint, isOurs, literal, quote } from './identifiers.ts';
import { searchIndex } from './search.ts';
import type { DesiredReference, DesiredTable } from './tables.ts';

/** A condition, a reference or an index. Its name changes with it, so that comparing names compares definitions. */
interface Definition {
  name: string;
  /** The column that it is named after. */
  column: string;
  sql: string;
  /** What the report calls it. */
  line: string;
  /** Of a condition, which old rows may break. */
  condition?: string;
  unique?: boolean;
}

const ON_DELETE: Record<DesiredReference['onDelete'], (column: string) => string> = {
  restrict: () => 'no action',
  cascade: () => 'cascade',
  // Of the two columns, store_id must stay.
  'set-null': (column) => `set null (${column})`,
};

function definitionsOf(table: DesiredTable): Definition[] {
  return [...checks(table), ...references(table), ...indexes(table)];
}

function checks({ name: table, columns }: DesiredTable): Definition[] {
  return columns.flatMap(({ name: column, check: condition }) => {
    if (condition === undefined) return [];
    const name = definitionName(table, column, condition, 'check');
    return [
      { name, column, sql: addition(table, name, condition), line: `${table}: ${condition}`, condition },
    ];
  });
}

function addition(table: string, name: string, condition: string): string {
  const [owner, constraint] = [quote(table), quote(name)];
  return `alter table ${owner} drop constraint if exists ${constraint}, add constraint ${constraint} check (${condition})`;
}

function references({ name: table, references: all }: DesiredTable): Definition[] {
  return all.map(({ column, table: target, onDelete }) => {
    const own = quote(column);
    const reference = `foreign key (store_id, ${own}) references ${quote(target)} (store_id, id) on delete ${ON_DELETE[onDelete](own)}`;
    const name = definitionName(table, column, reference, 'fkey');
    const sql = `alter table ${quote(table)} add constraint ${quote(name)} ${reference}`;
    return { name, column, sql, line: `reference ${name}` };
  });
}

function indexes({ name: table, indexes: all, search }: DesiredTable): Definition[] {
  const own = all.map(({ on, about: column, unique }) => {
    const name = definitionName(table, column, `${on} ${unique}`, unique ? 'key' : 'idx');
    const sql = `create ${unique ? 'unique ' : ''}index ${quote(name)} on ${quote(table)} ${on}`;
    return { name, column, sql, line: `index ${name}`, unique };
  });
  if (search === undefined) return own;
  const name = definitionName(table, 'search_text', searchIndex, 'idx');
  const sql = `create index ${quote(name)} on ${quote(table)} ${searchIndex}`;
  return [...own, { name, column: 'search_text', sql, line: `index ${name}` }];
}

/** Drops the constraints and indexes that an earlier schema asked for: that loses no data. */
export async function dropStale(change: Change, table: DesiredTable, actual: ActualTable): Promise<void> {
  const wanted = new Set(definitionsOf(table).map(({ name }) => name));
  const isStale = (name: string): boolean => isOurs(name) && !wanted.has(name);
  for (const name of [...actual.constraints].filter(isStale))
    await change.apply(
      `alter table ${quote(table.name)} drop constraint ${quote(name)}`,
      `constraint ${name} dropped`,
    );
  for (const name of [...actual.indexes].filter(isStale))
    await change.apply(`drop index ${quote(name)}`, `index ${name} dropped`);
}

/** Makes those that are missing, unless their column waits for a yes. */
export async function syncDefinitions(
  change: Change,
  table: DesiredTable,
  actual?: ActualTable,
): Promise<void> {
  for (const definition of definitionsOf(table)) {
    const { name, column, sql, line, condition, unique } = definition;
    const stands = actual?.constraints.has(name) === true && !actual.unproven.has(name);
    if (stands || actual?.indexes.has(name) === true) continue;
    if (change.waits(table.name, column === 'search_text' ? undefined : column)) continue;
    if (actual === undefined) await change.apply(sql);
    else if (condition !== undefined) await addCheck(change, table.name, condition, definition);
    else if (unique !== true || !(await hasDuplicates(change, table.name, column)))
      await change.apply(sql, line);
  }
}

/**
 * A condition that old rows break is enforced for new ones. Those that are there go on as they are, and their other
 * columns can be changed: the API holds every value that changes to its schema.
 */
async function addCheck(
  change: Change,
  table: string,
  condition: string,
  { name, sql, line }: Definition,
): Promise<void> {
  const { count, text } = await change.rows(table, `not (${condition})`);
  if (count === 0) return change.apply(sql, line);
  const kept = `it holds for new rows; old ones break it and stay as they are: ${text}`;
  const last = await change.lastId(table);
  await change.apply(addition(table, name, `id <= ${last} or (${condition})`), `${line} (${kept})`);
}

/** As many groups of equal values are named. */
const MOST_GROUPS = 10;

/** Whether rows have equal values where a unique index would stand; they are then an obstacle. */
async function hasDuplicates(change: Change, table: string, column: string): Promise<boolean> {
  const [owner, own] = [quote(table), quote(column)];
  const groups = await change.seeingAllRows([table], () =>
    change.query(
      `select store_id, string_agg('#' || id, ', ' order by id) as ids, ${own}::text as value from ${owner}
       where ${own} is not null group by store_id, ${own} having count(*) > 1 order by 1, 2 limit ${MOST_GROUPS}`,
    ),
  );
  if (groups.length === 0) return false;
  const named = groups.map(
    ({ store_id: store, ids, value }) => `  store ${String(store)} ${String(ids)}: ${JSON.stringify(value)}`,
  );
  change.obstacles.push(
    [
      `${table}.${column} must be unique now, but some rows have the same value:`,
      ...named,
      '  Take the unique index out of the schema, give these records other values, and put it back.',
    ].join('\n'),
  );
  return true;
}

export async function syncSecurity(
  change: Change,
  { name }: DesiredTable,
  actual?: ActualTable,
): Promise<void> {
  if (actual?.secured === true) return;
  const table = quote(name);
  await change.apply(`drop policy if exists scope on ${table}; ${scoped(table, 'store')}`);
}

/** The generated column that search reads. It holds no data of its own, so another definition replaces it. */
export async function syncSearch(change: Change, table: DesiredTable, actual?: ActualTable): Promise<void> {
  // The expression may name a column that is not there yet.
  if (change.waits(table.name)) return;
  const { name, search, itemTexts: texts = [] } = table;
  const found = actual?.columns.get('search_text');
  const owner = quote(name);
  const drop = `alter table ${owner} drop column search_text`;
  if (search === undefined) return found && change.apply(drop, `${name}: no search`);
  const mark = `search ${fingerprint([search, ...texts.map(({ expression }) => expression)].join('\n'))}`;
  if (found?.comment === mark) return;
  if (found !== undefined) {
    await change.apply(drop);
    // The column took its index with it.
    for (const index of actual?.indexes ?? [])
      if (index.includes('_search_text_')) actual?.indexes.delete(index);
  }
  if (actual !== undefined) await fillItemTexts(change, table);
  await change.apply(
    `alter table ${owner} add column search_text text collate "C" generated always as (${search}) stored; comment on column ${owner}.search_text is ${literal(mark)}`,
    actual && `search of ${name}`,
  );
}

/** Nothing that adds up or logs records may see this as a change of theirs. */
async function fillItemTexts(change: Change, { name, itemTexts: texts = [] }: DesiredTable): Promise<void> {
  const owner = quote(name);
  for (const { column, table, expression } of texts)
    await change.update(
      [name, table],
      `alter table ${owner} disable trigger user; update ${owner} t set ${quote(column)} = ${expression}; alter table ${owner} enable trigger user`,
    );
}

const INSERTED = 'count_inserted';
const DELETED = 'count_deleted';

/**
 * Triggers that maintain `row_counts`. On a table that has rows already they start from a count, under a lock that lets
 * nobody write meanwhile.
 */
export async function syncCounter(change: Change, table: DesiredTable, actual?: ActualTable): Promise<void> {
  if (table.counted !== true || (actual !== undefined && isCounted(actual))) return;
  const owner = quote(table.name);
  await change.apply(`
create trigger ${INSERTED} after insert on ${owner} referencing new table as changed for each statement execute function count_rows();
create trigger ${DELETED} after delete on ${owner} referencing old table as changed for each statement execute function count_rows()`);
  if (actual === undefined) return;
  const name = literal(table.name);
  await change.update(
    [table.name, 'row_counts'],
    `delete from row_counts where table_name = ${name};
insert into row_counts (store_id, table_name, slot, n) select store_id, ${name}, 0, count(*) from ${owner} group by store_id`,
    `counter of ${table.name}`,
  );
}

/** True for a table of records, which the comparison with the schemas made; false for the platform's own. */
export function isCounted({ triggers }: ActualTable): boolean {
  return triggers.has(INSERTED);
}
