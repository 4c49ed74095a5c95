import { PRODUCT_VISIBILITY, type ProductVisibility } from '../../../domain/catalog/product-answers.ts';
import { obstaclesOf } from '../../../domain/catalog/visibility.ts';
import { planLimit } from '../../../domain/plans/features.ts';
import { ApiError } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { query } from '../../resources/statement.ts';

interface Facts {
  store_active: boolean;
  branches: number;
  active: 0 | 1;
  published: number;
  prices: number[];
  quantities: (number | null)[];
  collections: { id: number; name: string; public: 0 | 1 }[];
}

/** Prices and units of the variants, else of the product itself. A limit of the plan is small, and so is the count. */
const FACTS = `select s.active as store_active, p.active,
  (select count(*)::int from user_stores u where u.store_id = p.store_id) as branches,
  (select count(*)::int from (
    select from products o where o.store_id = p.store_id and o.active = 1 limit $3) as published) as published,
  coalesce(v.prices, json_build_array(p.price)) as prices,
  coalesce(v.quantities, json_build_array(p.quantity_available)) as quantities,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'public', c.public) order by c.id), '[]')
    from products_collections_id l join collections c on c.store_id = l.store_id and c.id = l.target_id
    where l.store_id = p.store_id and l.parent_id = p.id) as collections
from products p join stores s on s.id = p.store_id
left join lateral (
  select json_agg(i.price) as prices, json_agg(i.quantity) as quantities from product_variants i
  where i.store_id = p.store_id and i.parent_id = p.id) v on true
where p.store_id = $1 and p.id = $2`;

/** `GET /products/{id}/visibility`: why buyers do not see a product; nothing when they do. */
export const visibilityRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/products/{id}/visibility',
  operationId: 'getProductVisibility',
  summary: 'What keeps a product out of the public shop',
  access: { permission: 'products.read' },
  answers: {
    200: {
      description: 'The reasons, the first one to be mended first; none when buyers see the product',
      schema: PRODUCT_VISIBILITY,
    },
    404: { description: 'No such product' },
  },
  async handle({ ports, storeId, access, params }) {
    const limit = planLimit(access.features, 'max_products');
    const id = /^\d{1,15}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
    const [facts] = await ports.database.read(storeId, (sql) =>
      query<Facts>(sql, FACTS, [storeId, id, limit ?? 0]),
    );
    if (facts === undefined) throw new ApiError('not_found');
    const obstacles = obstaclesOf({
      storeActive: facts.store_active,
      branches: facts.branches,
      active: facts.active === 1,
      published: facts.published,
      limit,
      prices: facts.prices,
      quantities: facts.quantities,
      collections: facts.collections.map((collection) => collection.public === 1),
    });
    const hidden = obstacles.includes('collections_hidden') ? facts.collections : [];
    const body: ProductVisibility = {
      obstacles,
      collections: hidden.map(({ id: one, name }) => ({ id: one, name })),
    };
    return { status: 200, body };
  },
};
