import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import type { DesiredReference, DesiredTable } from './desired.ts';
import { definitionName, isOurs, quote } from './identifiers.ts';
import { searchBlock } from './search.ts';

interface Constraint {
  name: string;
  /** The column that it is named after. */
  column: string;
  sql: string;
}

const ON_DELETE: Record<DesiredReference['onDelete'], (column: string) => string> = {
  restrict: () => 'no action',
  cascade: () => 'cascade',
  // Of the two columns, store_id must stay.
  'set-null': (column) => `set null (${column})`,
};

function foreignKeys(table: DesiredTable): Constraint[] {
  return table.references.map(({ column, table: target, onDelete }) => {
    const own = quote(column);
    const sql = `foreign key (store_id, ${own}) references ${quote(target)} (store_id, id) on delete ${ON_DELETE[onDelete](own)}`;
    return { name: definitionName(table.name, column, sql, 'fkey'), column, sql };
  });
}

function checks(table: DesiredTable): { name: string; column: string; condition: string }[] {
  return table.columns.flatMap(({ name: column, check }) =>
    check === undefined
      ? []
      : [{ name: definitionName(table.name, column, check, 'check'), column, condition: check }],
  );
}

/** Names of what a table has on one column: its condition, its reference, its indexes. */
export function definitionNames(table: DesiredTable, column: string): string[] {
  const only: DesiredTable = {
    ...table,
    columns: table.columns.filter(({ name }) => name === column),
    references: table.references.filter((reference) => reference.column === column),
    indexes: table.indexes.filter(({ about }) => about === column),
  };
  delete only.search;
  return [...foreignKeys(only), ...checks(only), ...indexes(only)].map(({ name }) => name);
}

/** Drops the constraints and indexes that an earlier schema asked for: that loses no data. */
export async function dropStale(change: Change, table: DesiredTable, actual: ActualTable): Promise<void> {
  const wanted = new Set(
    [...foreignKeys(table), ...checks(table), ...indexes(table)].map(({ name }) => name),
  );
  for (const name of actual.constraints) {
    if (isOurs(name) && !wanted.has(name))
      await change.apply(
        `alter table ${quote(table.name)} drop constraint ${quote(name)}`,
        `constraint ${name} dropped`,
      );
  }
  for (const name of actual.indexes) {
    if (isOurs(name) && !wanted.has(name))
      await change.apply(`drop index ${quote(name)}`, `index ${name} dropped`);
  }
}

/** A condition that old rows break is held to new and changed ones only. */
export async function syncChecks(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  for (const { name, column, condition } of checks(table)) {
    if (actual?.constraints.has(name) === true || change.waits(table.name, column)) continue;
    const rows = actual && (await change.rows(table.name, `not (${condition})`));
    const broken = rows !== undefined && rows.count > 0;
    const line =
      rows === undefined
        ? undefined
        : `${table.name}: ${condition}${broken ? ` (it holds for new rows; old ones break it and stay as they are: ${rows.text})` : ''}`;
    await change.apply(
      `alter table ${quote(table.name)} add constraint ${quote(name)} check (${condition})${broken ? ' not valid' : ''}`,
      line,
    );
  }
}

export async function syncForeignKeys(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  for (const { name, column, sql } of foreignKeys(table)) {
    if (actual?.constraints.has(name) === true || change.waits(table.name, column)) continue;
    await change.apply(
      `alter table ${quote(table.name)} add constraint ${quote(name)} ${sql}`,
      actual === undefined ? undefined : `reference ${name}`,
    );
  }
}

interface Index extends Constraint {
  /** Of a unique one: what has to differ. */
  unique?: string;
}

function indexes(table: DesiredTable): Index[] {
  const own = table.indexes.map(({ on, about, unique }) => {
    const name = definitionName(table.name, about, `${on} ${unique}`, unique ? 'key' : 'idx');
    return {
      name,
      column: about,
      ...(unique ? { unique: on } : {}),
      sql: `create ${unique ? 'unique ' : ''}index ${quote(name)} on ${quote(table.name)} ${on}`,
    };
  });
  if (table.search === undefined) return own;
  const on = `using gin (${searchBlock('id')}, search_text gin_trgm_ops)`;
  const name = definitionName(table.name, 'search_text', on, 'idx');
  return [
    ...own,
    { name, column: 'search_text', sql: `create index ${quote(name)} on ${quote(table.name)} ${on}` },
  ];
}

export async function syncIndexes(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  for (const { name, column, unique, sql } of indexes(table)) {
    if (actual?.indexes.has(name) === true || change.waits(table.name, column)) continue;
    if (column === 'search_text' && change.waits(table.name)) continue;
    if (actual !== undefined && unique !== undefined && (await refuseDuplicates(change, table.name, column)))
      continue;
    await change.apply(sql, actual === undefined ? undefined : `index ${name}`);
  }
}

/** As many groups of equal values are named. */
const MOST_GROUPS = 10;

async function refuseDuplicates(change: Change, table: string, column: string): Promise<boolean> {
  const [owner, own] = [quote(table), quote(column)];
  const groups = await change.seeingAllRows(table, () =>
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
