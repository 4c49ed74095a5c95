import { sql } from 'kysely';
import { NO_PHONE } from '../../../domain/phones/phone.ts';
import { phoneKey, phoneNotations } from '../../../domain/phones/notations.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Draft } from '../../resources/record-types.ts';
import { createRecord, readRecord } from '../../resources/service.ts';
import type { WriteContext } from '../../context.ts';

/** A customer as an order keeps them. */
type Person = NonNullable<Draft<'orders'>['customer']>;

/** What is known of a person who may be registered. */
type Known = {
  [Source in 'first_name' | 'last_name' | 'phone_number' | 'email']?: string | null | undefined;
};

/** The customer as an order keeps them, or null when the store has none of this id. */
export async function customerSnapshot(write: WriteContext, id: number): Promise<Person | null> {
  const record = await readRecord(write, 'customers', id);
  return record === null ? null : { id: record.id, ...snapshotOf(record) };
}

/** What is not set is left out. */
function snapshotOf({ first_name, last_name, phone_number, email, document_type, dni }: Person): Person {
  return {
    first_name,
    ...(last_name && { last_name }),
    ...(phone_number && { phone_number }),
    ...(email && { email }),
    ...(document_type && { document_type }),
    ...(dni && { dni }),
  };
}

/**
 * The registered customer of this person (`findByPhone`), or a new one. Null without a phone number: a name alone
 * distinguishes nobody. Throws `invalid` below `customer` when what is known is not good.
 */
export async function findOrRegister(write: WriteContext, person: Person): Promise<number | null> {
  const { phone_number: phone } = person;
  if (!phone || phone === NO_PHONE) return null;
  const { tx } = write;
  // Two orders of a new customer at the same moment must not register them twice.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${tx.storeId} ${phoneKey(phone)}`}, 0))`.execute(
    tx.sql,
  );
  const known = await findByPhone(tx, person);
  if (known !== null) return known;
  const made = await createRecord(write, 'customers', snapshotOf(person)).catch(belowCustomer);
  return made.id;
}

/**
 * The customer with this phone number in any notation, also as a further one. Of several it is the preferred one, then
 * one with the same mail, then one with the same name, then the oldest whose main number it is (docs/decisions/0078).
 * @param preferred such as the customer whom the order has already
 */
export async function findByPhone(
  tx: StoreTx,
  { phone_number: phone, email, first_name, last_name }: Known,
  preferred: number | null = null,
): Promise<number | null> {
  if (!phone || phone === NO_PHONE) return null;
  const notations = phoneNotations(phone);
  const mail = email || null;
  const name = [first_name, last_name].filter(Boolean).join(' ') || null;
  const { rows } = await sql<{ id: number }>`
    with known as (
      select id, 0 as rank from customers where store_id = ${tx.storeId} and phone_number = any(${notations}::text[])
      union all
      select parent_id, 1 from customer_contacts where store_id = ${tx.storeId} and phone_number = any(${notations}::text[])
    )
    select c.id from known k join customers c on c.store_id = ${tx.storeId} and c.id = k.id
    order by coalesce(c.id = ${preferred}::bigint, false) desc,
      coalesce(lower(c.email) = lower(${mail}::text), false) or exists (
        select from customer_contacts m
        where m.store_id = c.store_id and m.parent_id = c.id and lower(m.email) = lower(${mail}::text)
      ) desc,
      coalesce(lower(concat_ws(' ', c.first_name, c.last_name)) = lower(${name}::text), false) desc, k.rank, c.id
    limit 1`.execute(tx.sql);
  return rows[0]?.id ?? null;
}

function belowCustomer(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'invalid' || error.errors === undefined) throw error;
  throw invalid(
    Object.fromEntries(Object.entries(error.errors).map(([source, fault]) => [`customer.${source}`, fault])),
  );
}
