import { sql } from 'kysely';
import { NO_PHONE } from '../../../domain/phones/no-phone.ts';
import { phoneKey, phoneNotations } from '../../../domain/phones/notations.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Draft } from '../../resources/record-types.ts';
import { createRecord, readRecord } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';

/** A customer as an order keeps them. */
type Person = NonNullable<Draft<'orders'>['customer']>;

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
 * The registered customer with this phone number, the oldest if there are several; otherwise a new one, when what is
 * known of the person is enough to register them. Null when it is not: an order needs no registered customer.
 * Throws `invalid` below `customer` when what is known is not good.
 */
export async function findOrRegister(write: WriteContext, person: Person): Promise<number | null> {
  const { phone_number: phone } = person;
  if (!phone) return null;
  const { tx } = write;
  // Two orders of a new customer at the same moment must not register them twice.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${tx.storeId} ${phoneKey(phone)}`}, 0))`.execute(
    tx.sql,
  );
  const known = await findByPhone(tx, phone);
  if (known !== null) return known;
  if (!person.email) return null;
  const made = await createRecord(write, 'customers', snapshotOf(person)).catch(belowCustomer);
  return made.id;
}

/**
 * The customer with this phone number in any notation, the oldest if there are several; otherwise the one who has it as
 * a further one.
 */
export async function findByPhone(tx: StoreTx, phone: string | null): Promise<number | null> {
  if (phone === null) return null;
  if (phone === NO_PHONE) return null;
  const notations = phoneNotations(phone);
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, 0 as rank from customers where store_id = ${tx.storeId} and phone_number = any(${notations}::text[])
      union all
      select parent_id, 1 from customer_contacts where store_id = ${tx.storeId} and phone_number = any(${notations}::text[])
    ) known order by rank, id limit 1`.execute(tx.sql);
  return rows[0]?.id ?? null;
}

function belowCustomer(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'invalid' || error.errors === undefined) throw error;
  throw invalid(
    Object.fromEntries(Object.entries(error.errors).map(([source, fault]) => [`customer.${source}`, fault])),
  );
}
