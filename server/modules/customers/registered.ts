import { sql } from 'kysely';
import type { StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { createRecord, getRecord, resourceNamed } from '../../resources/service.ts';
import { integerOf, textOf } from '../fields.ts';
import type { Row, WriteContext } from '../module.ts';

const SNAPSHOT = ['first_name', 'last_name', 'phone_number', 'email', 'document_type', 'dni'] as const;

/** The customer as an order keeps them, or null when the store has none of this id. */
export async function customerSnapshot(write: WriteContext, id: number): Promise<Row | null> {
  const record = await getRecord(write.tx.sql, write.storeId, resourceNamed(write.ports, 'customers'), id);
  return record === null ? null : snapshotOf(record);
}

function snapshotOf(record: Row): Row {
  const kept = SNAPSHOT.flatMap((field) => (textOf(record, field) === null ? [] : [[field, record[field]]]));
  return { id: record['id'], ...Object.fromEntries(kept) };
}

/**
 * The registered customer with this phone number, the oldest if there are several; otherwise a new one, when what is
 * known of the person is enough to register them. Null when it is not: an order needs no registered customer.
 * Throws `invalid` below `customer` when what is known is not good.
 */
export async function findOrRegister(write: WriteContext, person: Row): Promise<number | null> {
  const phone = textOf(person, 'phone_number');
  if (phone === null) return null;
  const { tx } = write;
  // Two orders of a new customer at the same moment must not register them twice.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${tx.storeId} ${phone}`}, 0))`.execute(
    tx.sql,
  );
  const known = await findByPhone(tx, phone);
  if (known !== null) return known;
  if (textOf(person, 'first_name') === null || textOf(person, 'email') === null) return null;
  const { id: _, ...input } = snapshotOf(person);
  const made = await createRecord(write, resourceNamed(write.ports, 'customers'), input).catch(belowCustomer);
  return integerOf(made, 'id');
}

/** The customer with this phone number, the oldest if there are several. */
export async function findByPhone(tx: StoreTx, phone: string | null): Promise<number | null> {
  if (phone === null) return null;
  const { rows } = await sql<{ id: number }>`
    select id from customers where store_id = ${tx.storeId} and phone_number = ${phone} order by id limit 1`.execute(
    tx.sql,
  );
  return rows[0]?.id ?? null;
}

function belowCustomer(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'invalid' || error.errors === undefined) throw error;
  throw invalid(
    Object.fromEntries(Object.entries(error.errors).map(([source, fault]) => [`customer.${source}`, fault])),
  );
}
