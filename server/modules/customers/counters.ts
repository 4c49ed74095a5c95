import { sql } from 'kysely';
import { CUSTOMER_COUNTERS, type CustomerCounters } from '../../../domain/customers/customer-answers.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
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
        select lead, frequency, sum(n)::bigint as n from customer_kind_counts where store_id = ${storeId}
        group by 1, 2`.execute(db),
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
