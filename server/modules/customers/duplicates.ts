import { sql as raw } from 'kysely';
import { MOST_MERGED } from '../../../domain/customers/merge-parts.ts';
import { NO_PHONE } from '../../../domain/phones/no-phone.ts';
import type { StoreRoute } from '../../http/route.ts';
import { visiblePart } from '../../resources/answer-record.ts';
import { findRecords } from '../../resources/query/one.ts';
import { component } from '../../resources/routes/describe.ts';
import { resourceNamed } from '../../resources/service.ts';

const MOST_GROUPS = 20;

/** `phoneKey` of `domain/phones/notations.ts` over the stored digits; a test compares the two. */
const KEY = `case when length(phone_number) = 10 and (left(phone_number, 1) = '3' or left(phone_number, 2) = '60')
  then '57' || phone_number else phone_number end`;

/** `GET /customers-duplicates`: clients who share one phone number, however it is written. */
export const duplicatesRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/customers-duplicates',
  operationId: 'listCustomersDuplicates',
  summary: 'Clients with the same phone number, together',
  tags: ['customers'],
  access: { permission: 'customers.read' },
  query: {
    limit: { type: 'integer', minimum: 1, maximum: MOST_GROUPS, default: 10 },
    page: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
  },
  answers: {
    200: {
      description: `The numbers with the newest client first, each with its oldest ${MOST_MERGED} clients`,
      headers: { 'x-total-count': 'How many numbers more than one client has.' },
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            phone_number: { type: 'string' },
            quantity: { type: 'integer', minimum: 2, description: 'Clients with this number.' },
            customers: { type: 'array', items: component('Customers') },
          },
          required: ['phone_number', 'quantity', 'customers'],
          additionalProperties: false,
        },
      },
    },
  },
  handle: async ({ ports, storeId, query, access }) => {
    const resource = resourceNamed(ports, 'customers');
    const limit = Number(query.get('limit') ?? 10);
    const offset = (Number(query.get('page') ?? 1) - 1) * limit;
    return ports.database.read(storeId, async (sql) => {
      const { rows } = await raw<{ total: number; key: string | null; ids: number[] | null }>`
        with shared as (
          select ${raw.raw(KEY)} as key, array_agg(id order by id) as ids
          from customers where store_id = ${storeId} and phone_number <> ${NO_PHONE}
          group by 1 having count(*) > 1
        )
        select whole.total, page.key, page.ids
        from (select count(*)::integer as total from shared) whole
        left join lateral (
          select * from shared order by ids[cardinality(ids)] desc limit ${limit} offset ${offset}
        ) page on true`.execute(sql);
      const groups = rows.flatMap(({ key, ids }) =>
        key === null || ids === null ? [] : [{ key, ids: ids.map(Number) }],
      );
      const shown = groups.flatMap(({ ids }) => ids.slice(0, MOST_MERGED));
      const records = shown.length === 0 ? [] : await findRecords(sql, storeId, resource, shown);
      const byId = new Map(records.map((record) => [record['id'], visiblePart(resource, access, record)]));
      const body = groups.map(({ key, ids }) => ({
        phone_number: key,
        quantity: ids.length,
        customers: ids.flatMap((id) => byId.get(id) ?? []),
      }));
      return { status: 200, body, headers: { 'x-total-count': String(rows[0]?.total ?? 0) } };
    });
  },
};
