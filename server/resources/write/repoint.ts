import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import type { WriteContext } from '../../modules/module.ts';
import { Statement } from '../statement.ts';
import { pointersOf, type Pointer } from './pointers.ts';
import { fieldViolation } from './violations.ts';

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
