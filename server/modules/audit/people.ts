import { sql as raw } from 'kysely';
import type { Sql } from '../../db/database.ts';

/** A person in the log. */
export interface Person {
  name: string;
  /** False for a person who has left the team; their name is that of the day of removal. */
  member: boolean;
}

/**
 * The people of a store by their ids. Row-level security hides people who are no members. Their name is the one that
 * the audit row of their removal noted. People without such a row are left out.
 */
export async function findPeople(
  sql: Sql,
  storeId: number,
  named: readonly (number | null)[],
): Promise<Map<number, Person>> {
  const ids = [...new Set(named.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const members = await sql
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .where('m.store_id', '=', storeId)
    .where('u.id', 'in', ids)
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
