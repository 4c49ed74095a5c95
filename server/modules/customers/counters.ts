/**
 * How many clients of each kind there are: stored counts of a thousand clients each, and live ones of those who were
 * written to since (docs/decisions/0071). One query makes both.
 */
import { sql, type RawBuilder } from 'kysely';
import { CUSTOMER_COUNTERS, type CustomerCounters } from '../../../domain/customers/customer-answers.ts';
import type { Database, Sql } from '../../db/database.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { closeSums } from '../../jobs/close-sums.ts';
import { resourceNamed } from '../../resources/service.ts';

/** What the filters of the customer list show beside each choice (spec 2 §7). */
export const countersRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/customers-counters',
  operationId: 'getCustomersCounters',
  summary: 'How many customers there are of each kind and of each purchase frequency',
  access: { permission: 'customers.read' },
  answers: {
    200: {
      description: 'The counters; every choice is there, also with none',
      schema: CUSTOMER_COUNTERS,
    },
  },
  handle: async ({ ports, storeId, request }) => {
    const { fields } = resourceNamed(ports, 'customers');
    const language = languageOf(request);
    const { rows } = await ports.database.readReplica(storeId, (db) =>
      sql<{ lead: number; frequency: number; n: number }>`
        select lead, frequency, sum(n)::bigint as n from (${customerKinds(storeId)}) k group by 1, 2`.execute(
        db,
      ),
    );
    const counter = (source: 'lead' | 'frequency'): CustomerCounters['leads_counter'] =>
      (fields.find((field) => field.source === `${source}_id`)?.enum ?? []).map(({ value, label }) => ({
        id: Number(value),
        name: label[language] ?? label.es,
        quantity: rows.filter((row) => row[source] === value).reduce((sum, { n }) => sum + n, 0),
      }));
    const body: CustomerCounters = {
      leads_counter: counter('lead'),
      frequencies_counter: counter('frequency'),
    };
    return { status: 200, body };
  },
};

/** `lead` and `frequency`, 0 for none, with `n` clients; a kind may have several rows. */
export function customerKinds(storeId: number): RawBuilder<unknown> {
  const open = sql`select first_id, end_id from open_customers where store_id = ${storeId}`;
  return sql`
    select lead, frequency, n from customer_kinds
    where store_id = ${storeId} and first_id not in (select first_id from (${open}) o)
    union all
    select lead, frequency, n from (${countKinds(storeId, open)}) live`;
}

/** The customers of each row of `open`, which `offset 0` makes PostgreSQL look up by id: it may take all to be open. */
function countKinds(storeId: number, open: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select o.first_id, coalesce(c.lead, 0) as lead, coalesce(c.frequency, 0) as frequency, count(*) as n
    from (${open}) o cross join lateral (
      select lead, frequency from customers
      where store_id = ${storeId} and id >= o.first_id and id < o.end_id offset 0
    ) c group by 1, 2, 3`;
}

/** Stores the counts of clients that are open. */
export function closeCustomers({ database }: { database: Database }, signal?: AbortSignal): Promise<void> {
  const sums = {
    open: sql`select store_id, first_id::text as part from open_customers order by first_id desc`,
    lock: (storeId: number) => sql`customer_kinds_key(${storeId}::bigint)`,
    close: async (db: Sql, storeId: number, part: string) => {
      const which = sql`store_id = ${storeId} and first_id = ${part}::bigint`;
      const { rows } = await sql<{ end_id: number }>`
        delete from open_customers where ${which} returning end_id`.execute(db);
      // Another server may have stored them meanwhile.
      if (rows[0] === undefined) return;
      const range = sql`select ${part}::bigint as first_id, ${rows[0].end_id}::bigint as end_id`;
      await sql`delete from customer_kinds where ${which}`.execute(db);
      await sql`
        insert into customer_kinds (store_id, first_id, lead, frequency, n)
        select ${storeId}, k.* from (${countKinds(storeId, range)}) k`.execute(db);
    },
  };
  return closeSums(sums, database, signal);
}
