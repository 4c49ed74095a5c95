import type { ActualColumn, ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import type { DesiredTable } from './desired.ts';
import { isCounted } from './extras.ts';
import { literal, quote } from './identifiers.ts';
import { asKept, isKept } from './memory.ts';

/** A table of records, items or links: one that the comparison with the schemas made. */
function isMade(actual: ActualTable): boolean {
  return isCounted(actual) || (actual.columns.has('parent_id') && actual.columns.has('position'));
}

/** What no schema names any more stays as it is, unless somebody decided otherwise. */
export async function leave(
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
