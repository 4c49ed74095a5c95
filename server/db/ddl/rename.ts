import { VERBS } from '../../../domain/access/permissions.ts';
import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import type { DesiredTable } from './desired.ts';
import { literal, quote } from './identifiers.ts';

/** Renames what the schemas say has a former name. Returns whether anything was renamed. */
export async function renameAll(
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
