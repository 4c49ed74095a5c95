import { sql as raw } from 'kysely';
import { DUPLICATE_GROUP, type DuplicateGroup } from '../../../domain/customers/customer-answers.ts';
import { MOST_MERGED } from '../../../domain/customers/merge-parts.ts';
import type { StoreRoute } from '../../http/route.ts';
import { visiblePart } from '../../resources/answer-record.ts';
import { findRecords } from '../../resources/query/one.ts';
import { resourceNamed } from '../../resources/service.ts';

const MOST_GROUPS = 20;

/**
 * `GET /customers-duplicates`: clients who share one phone number, however it is written, be it their main
 * or a further one. A number is left out when
 * none of its clients are the same person (`distinct.ts`).
 */
export const duplicatesRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/customers-duplicates',
  operationId: 'listCustomersDuplicates',
  summary: 'Clients with the same phone number, main or further, together',
  access: { permission: 'customers.read' },
  query: {
    limit: { type: 'integer', minimum: 1, maximum: MOST_GROUPS, default: 10 },
    page: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
  },
  answers: {
    200: {
      description: `The numbers with the newest client first, each with its oldest ${MOST_MERGED} clients`,
      headers: { 'x-total-count': 'How many numbers more than one client has.' },
      schema: { type: 'array', items: DUPLICATE_GROUP },
    },
  },
  handle: async ({ ports, storeId, query, access }) => {
    const resource = resourceNamed(ports, 'customers');
    const limit = Number(query.get('limit') ?? 10);
    const offset = (Number(query.get('page') ?? 1) - 1) * limit;
    return ports.database.readReplica(storeId, async (sql) => {
      const { rows } = await raw<{ total: number; key: string | null; ids: number[] | null }>`
        select whole.total, page.key, page.ids
        from (
          select count(*)::integer as total from customer_numbers where store_id = ${storeId} and newest is not null
        ) whole
        left join lateral (
          select shared.phone as key, shared.newest, array(
            select p.id from customer_phones p where p.store_id = ${storeId} and p.phone = shared.phone order by p.id
          ) as ids
          from (
            select s.phone, s.newest from customer_numbers s
            where s.store_id = ${storeId} and s.newest is not null order by s.newest desc limit ${limit} offset ${offset}
          ) shared
        ) page on true order by page.newest desc`.execute(sql);
      const groups = rows.flatMap(({ key, ids }) =>
        key === null || ids === null ? [] : [{ key, ids: ids.map(Number) }],
      );
      const shown = groups.flatMap(({ ids }) => ids.slice(0, MOST_MERGED));
      const records = shown.length === 0 ? [] : await findRecords(sql, storeId, resource, shown);
      const byId = new Map(records.map((record) => [record['id'], visiblePart(resource, access, record)]));
      const body = groups.map(({ key, ids }): DuplicateGroup<object> => ({
        phone_number: key,
        quantity: ids.length,
        customers: ids.map((id) => byId.get(id)).filter((record) => record !== undefined),
      }));
      return { status: 200, body, headers: { 'x-total-count': String(rows[0]?.total ?? 0) } };
    });
  },
};
