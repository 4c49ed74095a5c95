import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import { definitionNames } from './constraints.ts';
import type { DesiredTable } from './desired.ts';
import { isOurs, quote } from './identifiers.ts';

function freeName(name: string, taken: (name: string) => boolean): string {
  const base = `${name.slice(0, 50)}_former`;
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? base : `${base}${n}`;
    if (!taken(candidate)) return candidate;
  }
}

/**
 * Renames a column whose values do not fit its property any more, so that nothing is lost. What hangs on it is dropped
 * and comes back with the new column. Returns the name that it has now.
 */
export async function setColumnAside(
  change: Change,
  table: DesiredTable,
  actual: ActualTable,
  column: string,
): Promise<string> {
  const owner = quote(table.name);
  for (const name of definitionNames(table, column)) {
    if (actual.constraints.delete(name))
      await change.apply(`alter table ${owner} drop constraint ${quote(name)}`);
    if (actual.indexes.delete(name)) await change.apply(`drop index ${quote(name)}`);
  }
  if (actual.columns.delete('search_text')) {
    await change.apply(`alter table ${owner} drop column search_text`);
    for (const name of actual.indexes) if (name.includes('_search_text_')) actual.indexes.delete(name);
  }
  const former = freeName(column, (name) => actual.columns.has(name));
  const found = actual.columns.get(column);
  await change.apply(`alter table ${owner} rename column ${quote(column)} to ${quote(former)}`);
  await change.apply(
    `alter table ${owner} alter column ${quote(former)} drop not null, alter column ${quote(former)} drop default`,
  );
  actual.columns.delete(column);
  if (found) actual.columns.set(former, { ...found, name: former, notNull: false, default: null });
  return former;
}

/** The same for a whole table: its rows are kept, tied to nothing. */
export async function setTableAside(
  change: Change,
  name: string,
  actual: Map<string, ActualTable>,
): Promise<string> {
  const found = actual.get(name);
  const former = freeName(name, (candidate) => actual.has(candidate));
  for (const constraint of found?.constraints ?? [])
    if (isOurs(constraint))
      await change.apply(`alter table ${quote(name)} drop constraint ${quote(constraint)}`);
  for (const index of found?.indexes ?? [])
    if (isOurs(index)) await change.apply(`drop index ${quote(index)}`);
  await change.apply(`alter table ${quote(name)} rename to ${quote(former)}`);
  actual.delete(name);
  if (found) actual.set(former, { ...found, constraints: new Set(), indexes: new Set() });
  return former;
}
