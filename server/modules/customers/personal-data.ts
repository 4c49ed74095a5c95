import { sql as raw } from 'kysely';
import { NO_PHONE } from '../../../domain/phones/phone.ts';
import { phoneNotations } from '../../../domain/phones/notations.ts';
import type { Sql } from '../../db/database.ts';
import type { Stored } from '../../resources/record-types.ts';

/** What of a client says who the person is. */
export const PERSONAL_FIELDS = [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'contacts',
  'document_type',
  'dni',
  'country_code',
  'city_id',
  'city',
  'address',
  'address_line',
  'notes',
] as const satisfies (keyof Stored<'customers'>)[];

/** All numbers of a client in each notation; none for one who has no phone. */
export function phonesOf({ phone_number, contacts = [] }: Reachable): string[] {
  return [phone_number, ...contacts.map((contact) => contact.phone_number)].flatMap((phone) =>
    phone === null || phone === undefined || phone === NO_PHONE ? [] : phoneNotations(phone),
  );
}

type Reachable = {
  phone_number?: string | null;
  contacts?: readonly { phone_number?: string | null }[] | undefined;
};

/** Where a store keeps something of one client. */
export interface Traces {
  /** The client's id, and those that were merged into it. */
  customers: number[];
  /** Orders of theirs, deleted ones that may return included. */
  orders: number[];
}

/** The ids of a client: their own first, then those that lead to it. */
export async function idsOfCustomer(sql: Sql, storeId: number, id: number): Promise<number[]> {
  const merged = await sql
    .selectFrom('merged_customers')
    .select('id')
    .where('store_id', '=', storeId)
    .where('into_id', '=', id)
    .execute();
  return [id, ...merged.map((row) => row.id)];
}

/**
 * Their orders by reference. Orders of nobody are theirs by the id or the number in the copy of the buyer.
 * @param numbers theirs, in each notation
 */
async function ordersOfCustomer(
  sql: Sql,
  storeId: number,
  customers: readonly number[],
  numbers: readonly string[],
): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from orders where store_id = ${storeId} and (
      customer_id = any(${customers}::bigint[]) or customer_id is null and (
        (customer->>'id')::bigint = any(${customers}::bigint[])
        or customer->>'phone_number' = any(${numbers}::text[])
      )
    ) order by id`.execute(sql);
  return rows.map(({ id }) => Number(id));
}

/** Everything of theirs, found in the log too: what was deleted is known by it alone. */
export async function tracesOfCustomer(
  sql: Sql,
  storeId: number,
  id: number,
  numbers: readonly string[],
): Promise<Traces> {
  const customers = await idsOfCustomer(sql, storeId, id);
  const orders = await ordersOfCustomer(sql, storeId, customers, numbers);
  const { rows } = await raw<{ id: number }>`
    select distinct a.record_id as id from audit a, lateral (values (0), (1)) as side (at)
    where a.store_id = ${storeId} and a.resource = 'orders' and a.record_id is not null and (
      (a.changes->'customer_id'->>side.at)::bigint = any(${customers}::bigint[])
      or (a.changes->'customer'->side.at->>'id')::bigint = any(${customers}::bigint[])
      or a.changes->'customer'->side.at->>'phone_number' = any(${numbers}::text[])
    ) and not exists (
      select from orders o where o.store_id = a.store_id and o.id = a.record_id
        and o.customer_id <> all(${customers}::bigint[])
    )`.execute(sql);
  return { customers, orders: [...new Set([...orders, ...rows.map((row) => Number(row.id))])] };
}
