import { MOST_COLLECTIONS, THUMBNAILS, treeOf } from '../../../domain/collections/tree.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';
import type { StoreRoute } from '../../http/route.ts';
import { TOTAL_PRODUCTS } from '../../resources/computed.ts';
import { component } from '../../resources/routes/describe.ts';
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

const THUMBNAIL = closedObject({
  id: { type: 'integer' },
  name: { type: 'string' },
  picture_url: { type: ['string', 'null'] },
});

const NODE = 'CollectionNode';

/** A collection of the tree, which holds others of its kind. */
export const TREE_COMPONENTS: Record<string, JsonSchema> = {
  [NODE]: closedObject({
    id: { type: 'integer' },
    name: { type: 'string' },
    picture_url: { type: ['string', 'null'] },
    public: { enum: [0, 1] },
    default: { enum: [0, 1] },
    total_products: { type: 'integer' },
    products: { type: 'array', items: THUMBNAIL, maxItems: THUMBNAILS },
    subcollections: { type: 'array', items: component(NODE) },
  }),
};

/** `GET /collections/tree`: what the list of collections shows, in one answer (COL-01, COL-06). */
export const treeRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/collections/tree',
  operationId: 'getCollectionTree',
  summary: 'The collections in their order, each with its sub-collections and its newest products',
  tags: ['collections'],
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
