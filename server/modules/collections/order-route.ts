import { sql } from 'kysely';
import { MOST_COLLECTIONS } from '../../../domain/collections/tree.ts';
import { invalid } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';

/** `PUT /collections/order`: the places in the store's menu, as ids in their new order (COL-04). */
export const orderRoute = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/collections/order',
  operationId: 'orderCollections',
  summary:
    'Put the collections in order; the default one stays first, those left out follow in their old order',
  tags: ['collections'],
  access: { permission: 'collections.write' },
  body: {
    type: 'object',
    properties: {
      ids: {
        type: 'array',
        items: { type: 'integer', minimum: 1 },
        minItems: 1,
        maxItems: MOST_COLLECTIONS,
        uniqueItems: true,
      },
    },
    required: ['ids'],
    additionalProperties: false,
  },
  answers: {
    200: {
      description: 'All ids in their new order',
      schema: {
        type: 'object',
        properties: { ids: { type: 'array', items: { type: 'integer' } } },
        required: ['ids'],
        additionalProperties: false,
      },
    },
  },
  handle: async (context) => {
    const wanted = context.body.ids;
    return writeOnce(context, async (write) => {
      const { tx, now, storeId } = write;
      const { rows } = await sql<{ id: number; first: boolean }>`
        select id, "default" = 1 as first from collections where store_id = ${storeId}
        order by id for no key update`.execute(tx.sql);
      const known = new Set(rows.map(({ id }) => id));
      const errors = wanted.flatMap((id, at) =>
        known.has(id) ? [] : [[`ids.${at}`, { key: 'reference' }] as const],
      );
      if (errors.length > 0) throw invalid(Object.fromEntries(errors));
      const { rows: old } = await sql<{ id: number }>`
        select id from collections where store_id = ${storeId} order by "default" desc, position, id`.execute(
        tx.sql,
      );
      const firsts = rows.filter(({ first }) => first).map(({ id }) => id);
      const ids = [...new Set([...firsts, ...wanted, ...old.map(({ id }) => id)])];
      await sql`
        update collections c set position = place.at - 1, version = version + 1, updated_at = ${now}
        from unnest(${ids}::bigint[]) with ordinality as place (id, at)
        where c.store_id = ${storeId} and c.id = place.id and c.position is distinct from place.at - 1`.execute(
        tx.sql,
      );
      const changes: Record<string, [unknown, unknown]> = { ids: [old.map(({ id }) => id), ids] };
      await recordAudit(write, [{ action: 'order', resource: 'collections', recordId: null, changes }]);
      tx.notify({ type: 'collections.updated' });
      return { status: 200, body: { ids } };
    });
  },
});
