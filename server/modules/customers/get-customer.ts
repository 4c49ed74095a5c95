import { lookupRule } from '../../../domain/access/access.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { readComponent, VERSION } from '../../resources/routes/describe.ts';
import { oneRoute } from '../../resources/routes/read.ts';
import { resourceNamed } from '../../resources/service.ts';

/** `GET /customers/{id}`: one of them, and where the id of a merged one leads. Throws `merged` with `moved_to`. */
export const getCustomerRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/customers/{id}',
  operationId: 'getCustomers',
  summary: 'One of customers; of one who was merged, the id of the one who stayed',
  access: lookupRule('customers', { permission: 'customers.read' }),
  headers: { 'If-None-Match': 'Version that the client has.' },
  answers: {
    200: {
      description: 'The record.',
      headers: { ETag: VERSION },
      schema: readComponent({ name: 'customers' }),
    },
    304: { description: 'The record still has the version in If-None-Match.' },
  },
  refusals: ['merged'],
  async handle(context) {
    const { ports, storeId, params } = context;
    try {
      return await oneRoute(resourceNamed(ports, 'customers')).handle(context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      const merged = await ports.database.read(storeId, (sql) =>
        sql
          .selectFrom('merged_customers as m')
          .innerJoin('customers as c', (join) =>
            join.onRef('c.store_id', '=', 'm.store_id').onRef('c.id', '=', 'm.into_id'),
          )
          .select('m.into_id')
          .where('m.store_id', '=', storeId)
          .where('m.id', '=', pathId(params, 'id'))
          .executeTakeFirst(),
      );
      throw merged === undefined ? error : new ApiError('merged', { details: { moved_to: merged.into_id } });
    }
  },
};
