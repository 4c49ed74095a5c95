import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { addressGroup } from '../../../domain/identity/sign-in-limits.ts';
import { shareAddress, SHOP, type Shop } from '../../../domain/share/share-address.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { PublicRoute } from '../../http/route.ts';
import { query } from '../../resources/statement.ts';
import { countTry } from '../identity/module.ts';
import { findShop } from '../stores/module.ts';

/** Of one address in a minute. People behind one router stay below it; a list of guesses does not. */
const LIMIT = { tries: 120, window: 60_000 };

const TEMPLATE = '{line}/{slug}';

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
 * `GET /product-links`: where the public address `{host}/{phone}/{slug}` leads (PRD-13), or `{host}/{phone}` of the shop.
 * An address of a host or slug that was left answers the present one, with `moved`. Throws `not_found` for what is not
 * published, `too_many_requests` for who asks for many.
 */
export const productLink: PublicRoute = {
  method: 'GET',
  path: '/product-links',
  operationId: 'followProductLink',
  summary: 'The product, or without a slug the shop, that a public address of now or of before leads to',
  access: 'public',
  query: {
    host: { type: 'string', maxLength: 253 },
    phone: { type: 'string', maxLength: 13 },
    slug: { type: 'string', maxLength: 100 },
  },
  refusals: ['not_found', 'too_many_requests'],
  answers: {
    200: {
      description: 'The product, or null for the shop itself; `moved` when the address is another one by now',
      schema: closedObject({
        store_id: { type: 'integer' },
        product_id: { type: ['integer', 'null'] },
        slug: { type: ['string', 'null'] },
        address: { type: ['string', 'null'] },
        moved: { type: 'boolean' },
      }),
    },
    429: { description: 'Too many addresses asked for; `retry_after` in seconds' },
    404: { description: 'No published product of an active store has this address' },
  },
  async handle({ ports, query: asked, now, clientAddress }) {
    await countTry(ports.database, [{ key: `product-links:${addressGroup(clientAddress)}`, ...LIMIT }], now);
    const { host } = new URL(ports.settings.origin);
    const shopHost = (asked.get('host') ?? '').toLowerCase();
    const slug = asked.get('slug');
    const store = await ports.database.platform((sql) => findShop(sql, shopHost, host));
    if (store === undefined) throw new ApiError('not_found');
    const { line, product } = await ports.database.read(store.id, async (sql) => ({
      ...(await first<Pick<Shop, 'line'>>(sql, LINE, [store.id, asked.get('phone') ?? ''])),
      product:
        slug === null ? null : await first<{ id: number; slug: string }>(sql, PRODUCT, [store.id, slug]),
    }));
    const template = product === null ? SHOP : TEMPLATE;
    const address = shareAddress({ ...store, line }, host, template, product ?? {});
    const sameHost = address !== null && new URL(address).host === shopHost;
    return {
      status: 200,
      body: {
        store_id: store.id,
        product_id: product?.id ?? null,
        slug: product?.slug ?? null,
        address,
        moved: !sameHost || product?.slug !== (slug ?? undefined),
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
