import { setColumnAside, setTableAside } from './aside.ts';
import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import type { DesiredTable, StoredElsewhere } from './desired.ts';
import { quote } from './identifiers.ts';

/** Something to do once every table is there. */
type Later = () => Promise<void>;

/**
 * Properties that are stored in another form now: a value that became rows of a table, rows that became a value, and
 * links that point to another resource.
 * @returns what takes over the values, once the tables are there
 */
export async function moveStored(
  change: Change,
  tables: DesiredTable[],
  actual: Map<string, ActualTable>,
): Promise<Later[]> {
  const later: Later[] = [];
  for (const table of tables) {
    const found = actual.get(table.name);
    if (found === undefined) continue;
    await relink(change, table, actual);
    for (const elsewhere of table.elsewhere ?? [])
      later.push(...(await spread(change, { table, found, elsewhere })));
    for (const { name } of table.columns)
      if (!found.columns.has(name)) later.push(...(await gather(change, table, name, actual)));
  }
  return later;
}

/** Links that point to another resource than their rows do. */
async function relink(change: Change, table: DesiredTable, actual: Map<string, ActualTable>): Promise<void> {
  const wanted = table.references.find(({ column }) => column === 'target_id')?.table;
  const was = actual.get(table.name)?.references.get('target_id');
  if (wanted === undefined || was === undefined || was === wanted || !(await change.any(table.name))) return;
  const rows = await change.rows(table.name, 'true', 'parent_id');
  const agreed = change.agreed({
    name: table.name,
    problem: `${table.name} points to ${was}, and its schema now says ${wanted}: the ids would mean other records. ${rows.text}.`,
    yes: 'Yes leaves the field empty; the former links are set aside in a table of their own.',
    needsValue: false,
  });
  if (!agreed) return;
  const former = await setTableAside(change, table.name, actual);
  change.report.push(`${table.name} starts anew; its former rows are in ${former}`);
}

interface Spread {
  table: DesiredTable;
  found: ActualTable;
  elsewhere: StoredElsewhere;
}

/** A value of a column that is rows of a table now. */
async function spread(change: Change, { table, found, elsewhere }: Spread): Promise<Later[]> {
  const { column, table: to, target } = elsewhere;
  const stored = `${quote(column)} is not null`;
  if (!found.columns.has(column) || !(await change.any(table.name, stored))) return [];
  const rows = await change.rows(table.name, stored);
  const takesOver = target !== undefined && found.references.get(column) === target;
  const agreed = change.agreed({
    name: `${table.name}.${column}`,
    problem: `${table.name}.${column} holds one value, and its schema now says rows of ${to}. With a value: ${rows.text}.`,
    yes: takesOver
      ? 'Yes makes the value the first of the list.'
      : 'Yes starts with an empty list; the former values are set aside in a column of their own.',
    needsValue: false,
  });
  if (!agreed) return [];
  const former = await setColumnAside(change, table, found, column);
  change.report.push(`${table.name}.${column} is stored in ${to}; its former values are in ${former}`);
  if (!takesOver) return [];
  const copy = `insert into ${quote(to)} (store_id, parent_id, target_id, position) select store_id, id, ${quote(former)}, 0 from ${quote(table.name)} where ${quote(former)} is not null`;
  return [() => change.seeingAllRows(table.name, () => change.seeingAllRows(to, () => change.apply(copy)))];
}

/** Rows of a link table that are one value now: the first. */
async function gather(
  change: Change,
  table: DesiredTable,
  column: string,
  actual: Map<string, ActualTable>,
): Promise<Later[]> {
  const links = `${table.name}_${column}`;
  const found = actual.get(links);
  if (found?.columns.has('target_id') !== true || !(await change.any(links))) return [];
  const rows = await change.rows(links, 'true', 'parent_id');
  const target = table.references.find((reference) => reference.column === column)?.table;
  const takesOver = target !== undefined && found.references.get('target_id') === target;
  const agreed = change.agreed({
    name: `${table.name}.${column}`,
    problem: `${table.name}.${column} holds lists in ${links}, and its schema now says one value. ${rows.text}.`,
    yes: `Yes ${takesOver ? 'takes over the first of each list' : 'leaves the field empty'}; the lists are kept in ${links}.`,
    needsValue: false,
  });
  if (!agreed || !takesOver) return [];
  const [owner, own] = [quote(table.name), quote(column)];
  const copy = `update ${owner} set ${own} = (select target_id from ${quote(links)} l where l.store_id = ${owner}.store_id and l.parent_id = ${owner}.id order by position limit 1)`;
  return [
    () => change.seeingAllRows(table.name, () => change.seeingAllRows(links, () => change.apply(copy))),
  ];
}
