import { shareAddress, type Shop } from '../../../domain/share/share-address.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { PublicRoute } from '../../http/route.ts';
import { query } from '../../resources/statement.ts';

type FoundStore = Pick<Shop, 'domain' | 'url'> & { id: number };

const TEMPLATE = '{line}/{slug}';

/** A store of its own domain, or of its name below the host of this installation. An inactive one has no pages. */
const STORE = `select id, url, domain from stores
where active and (domain = $1 or url || '.' || $2 = $1) limit 1`;

const LINE =
  'select mobile_phone_number as line from user_stores where store_id = $1 and mobile_phone_number = $2';

/** A product that has the slug goes before one that had it: the living link wins. */
const PRODUCT = `select p.id, p.slug from products p
where p.store_id = $1 and p.active = 1 and p.slug = $2
union all
select p.id, p.slug from former_slugs f join products p on p.store_id = f.store_id and p.id = f.product_id
where f.store_id = $1 and f.slug = $2 and p.active = 1
limit 1`;

/**
 * `GET /product-links`: where the public address `{host}/{phone}/{slug}` leads (PRD-13). An address with a slug that the
 * product has left answers its present one, with `moved`. Throws `not_found` for what is not published.
 */
export const productLink: PublicRoute = {
  method: 'GET',
  path: '/product-links',
  operationId: 'followProductLink',
  summary: 'The product that a public address leads to, also by a slug that it had before',
  tags: ['products'],
  access: 'public',
  query: {
    host: { type: 'string', maxLength: 253 },
    phone: { type: 'string', maxLength: 13 },
    slug: { type: 'string', maxLength: 100 },
  },
  answers: {
    200: {
      description: 'The product; `moved` when its address is another one by now',
      schema: {
        type: 'object',
        properties: {
          store_id: { type: 'integer' },
          product_id: { type: 'integer' },
          slug: { type: 'string' },
          address: { type: ['string', 'null'] },
          moved: { type: 'boolean' },
        },
        required: ['store_id', 'product_id', 'slug', 'address', 'moved'],
        additionalProperties: false,
      },
    },
    404: { description: 'No published product of an active store has this address' },
  },
  async handle({ ports, query: asked }) {
    const { host } = new URL(ports.settings.origin);
    const shopHost = (asked.get('host') ?? '').toLowerCase();
    const slug = asked.get('slug') ?? '';
    const store = await ports.database.platform((sql) => first<FoundStore>(sql, STORE, [shopHost, host]));
    const { line, ...product } = await ports.database.read(store.id, async (sql) => ({
      ...(await first<Pick<Shop, 'line'>>(sql, LINE, [store.id, asked.get('phone') ?? ''])),
      ...(await first<{ id: number; slug: string }>(sql, PRODUCT, [store.id, slug])),
    }));
    const address = shareAddress({ ...store, line }, host, TEMPLATE, product);
    return {
      status: 200,
      body: {
        store_id: store.id,
        product_id: product.id,
        slug: product.slug,
        address,
        moved: product.slug !== slug,
      },
    };
  },
};

async function first<Row>(
  sql: Sql,
  text: string,
  values: readonly string[] | readonly (string | number)[],
): Promise<Row> {
  const [row] = await query<Row>(sql, text, values);
  if (row === undefined) throw new ApiError('not_found');
  return row;
}
