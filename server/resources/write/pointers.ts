import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { mentionsOf } from '../../db/ddl/mentions.ts';
import { itemTableName, linkTableName } from '../../db/ddl/tables.ts';
import type { WriteContext } from '../../context.ts';
import { query, Statement } from '../statement.ts';
import { fieldViolation } from './violations.ts';

/** Where a field of a resource holds ids of another one. */
interface Pointer {
  /** `column` of each record, `item` of each of its items, `link` of a table of its own. */
  kind: 'column' | 'item' | 'link';
  table: string;
  column: string;
}

/** The fields of `other` that hold ids of `resource`. What json holds is not among them (`db/ddl/mentions.ts`). */
function pointersOf(other: Resource, resource: Resource): Pointer[] {
  return other.fields.flatMap((field) => pointers(other, field, resource));
}

function pointers(other: Resource, field: Field, resource: Resource): Pointer[] {
  if (field.kind === 'items')
    return (field.items ?? [])
      .filter(({ kind, ref }) => kind === 'reference' && ref?.resource === resource.name)
      .map(({ column }) => ({ kind: 'item', table: itemTableName(field), column }));
  if (field.ref?.resource !== resource.name) return [];
  if (field.kind === 'reference') return [{ kind: 'column', table: other.table, column: field.column }];
  return field.kind === 'references'
    ? [{ kind: 'link', table: linkTableName(other, field.source), column: 'target_id' }]
    : [];
}

/**
 * Every reference to one of `from` becomes one to `to`, in fields, items and lists of all resources. The records that
 * hold them get a new version. A list that holds both keeps one.
 * @throws ApiError `invalid` where only one record may refer to `to`
 */
export async function repoint(
  write: WriteContext,
  resource: Resource,
  to: number,
  from: readonly number[],
): Promise<void> {
  for (const other of write.ports.resources)
    for (const pointer of pointersOf(other, resource))
      await move(write, other, pointer, { to, from }).catch((error: unknown) => {
        throw fieldViolation(error, other);
      });
}

async function move(
  { tx, storeId, now }: WriteContext,
  other: Resource,
  { kind, table, column }: Pointer,
  { to, from }: { to: number; from: readonly number[] },
): Promise<void> {
  const statement = new Statement();
  const store = statement.bind(storeId);
  const [target, old, moment] = [statement.bind(to), statement.bind(from), statement.bind(now)];
  const [name, at] = [quote(table), quote(column)];
  const held = `where store_id = ${store} and ${at} = any(${old}::bigint[])`;
  const newVersion = `version = version + 1, updated_at = ${moment}`;
  const owners = `update ${quote(other.table)} set ${newVersion} where store_id = ${store} and id in (select parent_id from moved)`;
  const text = {
    column: `update ${name} set ${at} = ${target}, ${newVersion} ${held}`,
    item: `with moved as (update ${name} set ${at} = ${target} ${held} returning parent_id) ${owners}`,
    link: `with moved as (delete from ${name} ${held} returning parent_id, position), kept as (
        insert into ${name} (store_id, parent_id, target_id, position)
        select ${store}, parent_id, ${target}, min(position) from moved group by parent_id on conflict do nothing
      ) ${owners}`,
  }[kind];
  await statement.run(tx.sql, text);
}

/**
 * The resource of a record that refers to this one: in a field, in an item, in a list, or in json. Null when none does. The
 * record must be locked, so that nobody begins to refer to it before the transaction ends.
 */
export async function usedBy(
  { tx, storeId, ports }: Pick<WriteContext, 'tx' | 'storeId' | 'ports'>,
  resource: Resource,
  id: number,
): Promise<string | null> {
  for (const other of ports.resources)
    for (const { table, column } of [...pointersOf(other, resource), ...named(other, resource)]) {
      const text = `select 1 from ${quote(table)} where store_id = $1 and ${quote(column)} = $2 limit 1`;
      if ((await query(tx.sql, text, [storeId, id])).length > 0) return other.name;
    }
  return null;
}

/** Ids in json, of which each has a row of its own. */
function named(other: Resource, resource: Resource): { table: string; column: string }[] {
  return mentionsOf(other)
    .filter(({ target }) => target === resource.table)
    .map(({ table }) => ({ table: table.name, column: 'target_id' }));
}
