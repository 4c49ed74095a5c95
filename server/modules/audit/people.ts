import { sql as raw } from 'kysely';
import type { Sql } from '../../db/database.ts';

/** Somebody in the log. */
export interface Person {
  name: string;
  /** False for who has left the team: called as on the day they were removed. */
  member: boolean;
}

/**
 * The people of a store by their ids. Who is no member is nobody's to look up (row-level security), so that their
 * name is the one that their removal noted; nobody for those of whom it noted none.
 */
export async function findPeople(
  sql: Sql,
  storeId: number,
  ids: readonly number[],
): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const members = await sql
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .where('m.store_id', '=', storeId)
    .where('u.id', 'in', [...new Set(ids)])
    .execute();
  const people = new Map<number, Person>(
    members.map(({ id, first_name, last_name }) => [
      id,
      { name: `${first_name} ${last_name}`.trim(), member: true },
    ]),
  );
  const gone = ids.filter((id) => !people.has(id));
  if (gone.length === 0) return people;
  for (const { id, name } of await selectRemoved(sql, storeId).where('record_id', 'in', gone).execute())
    if (id !== null && name !== null) people.set(id, { name, member: false });
  return people;
}

/** Removals from the team with the name that each noted, the latest last. */
export function selectRemoved(sql: Sql, storeId: number) {
  return sql
    .selectFrom('audit')
    .select(['record_id as id', raw<string | null>`changes -> 'name' ->> 0`.as('name')])
    .where('store_id', '=', storeId)
    .where('resource', '=', 'users')
    .where('action', '=', 'delete')
    .orderBy('audit.id');
}
