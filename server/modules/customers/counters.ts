import { sql } from 'kysely';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { resourceNamed } from '../../resources/service.ts';

const COUNTER: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      name: { type: 'string' },
      quantity: { type: 'integer', minimum: 0 },
    },
    required: ['id', 'name', 'quantity'],
    additionalProperties: false,
  },
};

/** What the filters of the customer list show beside each choice (spec 2 §7). */
export const countersRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/customers-counters',
  operationId: 'getCustomersCounters',
  summary: 'How many customers there are of each kind and of each purchase frequency',
  tags: ['customers'],
  access: { permission: 'customers.read' },
  answers: {
    200: {
      description: 'The counters; every choice is there, also with none',
      schema: {
        type: 'object',
        properties: { leads_counter: COUNTER, frequencies_counter: COUNTER },
        required: ['leads_counter', 'frequencies_counter'],
        additionalProperties: false,
      },
    },
  },
  handle: async ({ ports, storeId, request }) => {
    const { fields } = resourceNamed(ports, 'customers');
    const language = languageOf(request);
    const { rows } = await ports.database.read(storeId, (db) =>
      sql<{ lead: number; frequency: number; n: number }>`
        select lead, frequency, sum(n)::bigint as n from customer_kind_counts where store_id = ${storeId}
        group by 1, 2`.execute(db),
    );
    const counter = (source: 'lead' | 'frequency'): object[] =>
      (fields.find((field) => field.source === `${source}_id`)?.enum ?? []).map(({ value, label }) => ({
        id: value,
        name: label[language] ?? label.es,
        quantity: rows.filter((row) => row[source] === value).reduce((sum, { n }) => sum + n, 0),
      }));
    return {
      status: 200,
      body: { leads_counter: counter('lead'), frequencies_counter: counter('frequency') },
    };
  },
};
