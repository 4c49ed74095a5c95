import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import type { DesiredReference, DesiredTable } from './desired.ts';
import { definitionName, isOurs, quote } from './identifiers.ts';

interface Constraint {
  name: string;
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
    return { name: definitionName(table.name, column, sql, 'fkey'), sql };
  });
}

function checks(table: DesiredTable): { name: string; condition: string }[] {
  return table.columns.flatMap(({ name, check }) =>
    check === undefined ? [] : [{ name: definitionName(table.name, name, check, 'check'), condition: check }],
  );
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
  for (const { name, condition } of checks(table)) {
    if (actual?.constraints.has(name) === true) continue;
    const broken = actual !== undefined && (await change.any(table.name, `not (${condition})`));
    const line =
      actual === undefined
        ? undefined
        : `${table.name}: ${condition}${broken ? ' (some rows break it; it holds for new ones)' : ''}`;
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
  for (const { name, sql } of foreignKeys(table)) {
    if (actual?.constraints.has(name) === true) continue;
    await change.apply(
      `alter table ${quote(table.name)} add constraint ${quote(name)} ${sql}`,
      actual === undefined ? undefined : `reference ${name}`,
    );
  }
}

function indexes(table: DesiredTable): Constraint[] {
  const own = table.indexes.map(({ on, about, unique }) => {
    const name = definitionName(table.name, about, `${on} ${unique}`, unique ? 'key' : 'idx');
    return {
      name,
      sql: `create ${unique ? 'unique ' : ''}index ${quote(name)} on ${quote(table.name)} ${on}`,
    };
  });
  if (table.search === undefined) return own;
  const on = 'using gin (search_text gin_trgm_ops)';
  const name = definitionName(table.name, 'search_text', on, 'idx');
  return [...own, { name, sql: `create index ${quote(name)} on ${quote(table.name)} ${on}` }];
}

export async function syncIndexes(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  for (const { name, sql } of indexes(table)) {
    if (actual?.indexes.has(name) !== true)
      await change.apply(sql, actual === undefined ? undefined : `index ${name}`);
  }
}
