/** Properties that are stored in another form now: as rows of a table, as one value, or as links to another resource. */
import type { ActualTable, Catalogue } from './catalogue.ts';
import type { Change } from './change.ts';
import { formerName, setColumnAside } from './columns.ts';
import { quote } from './identifiers.ts';
import type { DesiredTable, StoredElsewhere } from './tables.ts';

/** Something to do once every table is there. */
type Later = () => Promise<void>;

/** @returns what takes over the values, once the tables are there */
export async function moveStored(
  change: Change,
  tables: DesiredTable[],
  actual: Catalogue,
): Promise<Later[]> {
  const later: (Later | undefined)[] = [];
  for (const table of tables) {
    const found = actual.get(table.name);
    if (found === undefined) continue;
    await relink(change, table, actual);
    for (const elsewhere of table.elsewhere ?? []) later.push(await spread(change, table, found, elsewhere));
    for (const { name } of table.columns)
      if (!found.columns.has(name)) later.push(await gather(change, table, name, actual));
  }
  return later.filter((work) => work !== undefined);
}

/** Links that point to another resource than their rows do are set aside as a whole table, tied to nothing. */
async function relink(change: Change, table: DesiredTable, actual: Catalogue): Promise<void> {
  const { name } = table;
  const wanted = table.references.find(({ column }) => column === 'target_id')?.table;
  const was = actual.get(name)?.references.get('target_id');
  if (wanted === undefined || was === undefined || was === wanted) return;
  const agreed = await change.agreedAbout(
    name,
    { table: name, id: 'parent_id' },
    (rows) =>
      `${name} points to ${was}, and its schema now says ${wanted}: the ids would mean other records. ${rows}.`,
    'Yes leaves the field empty; the former links are set aside in a table of their own.',
  );
  if (agreed !== true) return;
  const former = formerName(name, actual);
  const [own, aside] = [quote(name), quote(former)];
  await change.update(
    [name],
    `create table ${aside} as table ${own}; alter table ${aside} enable row level security; delete from ${own}`,
    `${name} starts anew; its former rows are in ${former}`,
  );
}

/** A value of a column that is rows of a table now. */
async function spread(
  change: Change,
  table: DesiredTable,
  found: ActualTable,
  { column, table: to, target }: StoredElsewhere,
): Promise<Later | undefined> {
  const stored = found.columns.get(column);
  if (stored === undefined) return undefined;
  const name = `${table.name}.${column}`;
  const takesOver = target !== undefined && found.references.get(column) === target;
  const agreed = await change.agreedAbout(
    name,
    { table: table.name, where: `${quote(column)} is not null` },
    (rows) => `${name} holds one value, and its schema now says rows of ${to}. With a value: ${rows}.`,
    takesOver
      ? 'Yes makes the value the first of the list.'
      : 'Yes starts with an empty list; the former values are set aside in a column of their own.',
  );
  if (agreed !== true) return undefined;
  const former = await setColumnAside(change, table.name, found, stored);
  change.report.push(`${name} is stored in ${to}; its former values are in ${former}`);
  if (!takesOver) return undefined;
  const copy = `insert into ${quote(to)} (store_id, parent_id, target_id, position) select store_id, id, ${quote(former)}, 0 from ${quote(table.name)} where ${quote(former)} is not null`;
  return () => change.update([table.name, to], copy);
}

/** Rows of a link table that are one value now: the first. */
async function gather(
  change: Change,
  table: DesiredTable,
  column: string,
  actual: Catalogue,
): Promise<Later | undefined> {
  const links = `${table.name}_${column}`;
  const found = actual.get(links);
  if (found?.columns.has('target_id') !== true) return undefined;
  const name = `${table.name}.${column}`;
  const target = table.references.find((reference) => reference.column === column)?.table;
  const takesOver = target !== undefined && found.references.get('target_id') === target;
  const agreed = await change.agreedAbout(
    name,
    { table: links, id: 'parent_id' },
    (rows) => `${name} holds lists in ${links}, and its schema now says one value. ${rows}.`,
    `Yes ${takesOver ? 'takes over the first of each list' : 'leaves the field empty'}; the lists are kept in ${links}.`,
  );
  if (agreed !== true || !takesOver) return undefined;
  const [owner, own] = [quote(table.name), quote(column)];
  const copy = `update ${owner} set ${own} = (select target_id from ${quote(links)} l where l.store_id = ${owner}.store_id and l.parent_id = ${owner}.id order by position limit 1)`;
  return () => change.update([table.name, links], copy);
}
