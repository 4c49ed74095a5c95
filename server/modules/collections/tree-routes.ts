import { sql } from 'kysely';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { COLLECTION_NODE, MOST_COLLECTIONS, THUMBNAILS, treeOf } from '../../../domain/collections/tree.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { TOTAL_PRODUCTS } from '../../resources/computed.ts';
import { component } from '../../resources/routes/describe.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { query } from '../../resources/statement.ts';

type Rows = Parameters<typeof treeOf>[0];

/**
 * Products of a collection are found by the index of their links; those of the default one, which are all, by their own
 * key. So ten thousand products cost as much as three.
 */
const TREE = `select t.id, t.name, t.picture_url, t.public, t."default", t.parent_id,
  ${TOTAL_PRODUCTS}::int as total_products,
  coalesce((
    select json_agg(json_build_object('id', p.id, 'name', p.name, 'picture_url', (
      select i.picture_url from product_images i where i.store_id = p.store_id and i.parent_id = p.id
      order by i.position, i.id limit 1)) order by p.id desc)
    from (
      (select d.store_id, d.id, d.name from products d
        where t."default" = 1 and d.store_id = t.store_id order by d.id desc limit ${THUMBNAILS})
      union all
      (select o.store_id, o.id, o.name from products_collections_id l
        join products o on o.store_id = l.store_id and o.id = l.parent_id
        where t."default" <> 1 and l.store_id = t.store_id and l.target_id = t.id
        order by l.parent_id desc limit ${THUMBNAILS})
    ) p
  ), '[]') as products
from collections t where t.store_id = $1
order by t."default" desc, t.position, t.id limit ${MOST_COLLECTIONS}`;

const NODE = 'CollectionNode';

/** A collection of the tree, which holds others of its kind. */
export const TREE_COMPONENTS: Record<string, JsonSchema> = { [NODE]: COLLECTION_NODE };

/** `GET /collections/tree`: what the list of collections shows, in one answer (COL-01, COL-06). */
export const treeRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/collections/tree',
  operationId: 'getCollectionTree',
  summary: 'The collections in their order, each with its sub-collections and its newest products',
  access: { permission: 'collections.read' },
  answers: {
    200: {
      description: `The collections without a parent; at most ${MOST_COLLECTIONS} in all`,
      schema: { type: 'array', items: component(NODE) },
    },
  },
  handle: async ({ ports, storeId }) => {
    const rows = await ports.database.read(storeId, (sql) => query<Rows[number]>(sql, TREE, [storeId]));
    return { status: 200, body: treeOf(rows) };
  },
};

/** `PUT /collections/order`: the places in the store's menu, as ids in their new order (COL-04). */
export const orderRoute = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/collections/order',
  operationId: 'orderCollections',
  summary:
    'Put the collections in order; the default one stays first, those left out follow in their old order',
  access: { permission: 'collections.write' },
  body: closedObject({
    ids: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      maxItems: MOST_COLLECTIONS,
      uniqueItems: true,
    },
  }),
  answers: {
    200: {
      description: 'All ids in their new order',
      schema: closedObject({ ids: { type: 'array', items: { type: 'integer' } } }),
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
