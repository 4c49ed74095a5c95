import type { Resource } from '../../../domain/schema/model.ts';
import type { Connection } from '../connection.ts';
import { SetupError } from '../setup-error.ts';
import { readCatalogue } from './catalogue.ts';
import type { ActualTable } from './catalogue.ts';
import { Change } from './change.ts';
import { definition, syncColumns } from './columns.ts';
import { dropStale, syncChecks, syncForeignKeys, syncIndexes } from './constraints.ts';
import type { DesiredTable } from './desired.ts';
import { isCounted, syncCounter, syncSearch, syncSecurity } from './extras.ts';
import { quote } from './identifiers.ts';
import { desiredTables } from './tables.ts';

/**
 * Compares the schemas' tables with the database and applies what only adds, inside the caller's transaction.
 * Returns a line for each change of an existing table, and one for each new table.
 * @throws SetupError naming every change that would lose data, with the SQL that would do it
 */
export async function syncTables(connection: Connection, resources: Resource[]): Promise<string[]> {
  const change = new Change(connection);
  const tables = desiredTables(resources);
  const before = await readCatalogue(connection);
  refuseClashes(tables, before);
  const actual = (await rename(change, tables, before)) ? await readCatalogue(connection) : before;
  for (const table of tables) {
    const found = actual.get(table.name);
    if (found === undefined) await createTable(change, table);
    else {
      await dropStale(change, table, found);
      await syncColumns(change, table, found);
    }
  }
  if (change.problems.length > 0) throw new SetupError(change.problems.join('\n'));
  for (const table of tables) {
    const found = actual.get(table.name);
    await syncSecurity(change, table, found);
    await syncChecks(change, table, found);
    await syncForeignKeys(change, table, found);
    await syncSearch(change, table, found);
    await syncIndexes(change, table, found);
    await syncCounter(change, table, found);
  }
  const wanted = new Set(tables.map(({ name }) => name));
  for (const [name, table] of actual) {
    if (isCounted(table) && !wanted.has(name))
      change.report.push(`${name} is in no schema any more: its data is kept`);
  }
  return change.report;
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

async function rename(
  change: Change,
  tables: DesiredTable[],
  actual: Map<string, ActualTable>,
): Promise<boolean> {
  const lines = change.report.length;
  for (const table of tables) {
    const { renamedFrom } = table;
    if (renamedFrom !== undefined && actual.has(renamedFrom) && !actual.has(table.name)) {
      await change.apply(
        `alter table ${quote(renamedFrom)} rename to ${quote(table.name)}`,
        `${renamedFrom} becomes ${table.name}`,
      );
    }
    const columns = actual.get(table.name)?.columns;
    for (const { name, renamedFrom: old } of table.columns) {
      if (old === undefined || columns?.has(old) !== true || columns.has(name)) continue;
      await change.apply(
        `alter table ${quote(table.name)} rename column ${quote(old)} to ${quote(name)}`,
        `${table.name}.${old} becomes ${name}`,
      );
    }
  }
  return change.report.length > lines;
}

async function createTable(change: Change, table: DesiredTable): Promise<void> {
  const lines = [...table.columns.map(definition), `primary key (${table.primaryKey.join(', ')})`];
  await change.apply(
    `create table ${quote(table.name)} (\n  ${lines.join(',\n  ')}\n)`,
    `table ${table.name}`,
  );
}
