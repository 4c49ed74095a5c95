import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { Shop } from '../../../domain/share/share-address.ts';
import { isStoreUrl } from '../../../domain/stores/store-url.ts';
import type { Sql } from '../../db/database.ts';
import { errorCode } from '../../db/failures.ts';
import { invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { query } from '../../resources/statement.ts';
import type { WriteContext } from '../../context.ts';

/** Addresses of one store that no other takes. Beyond it the oldest are free, so that nobody collects names. */
const KEPT = 10;

const UNIQUE = '23505';

const KEEP = `insert into store_urls (url, store_id, created_at) values ($1, $3, $4), ($2, $3, $4)`;

const RELEASE = `delete from store_urls where store_id = $1 and url not in (
  select url from store_urls where store_id = $1 order by created_at desc limit $2)`;

/**
 * Lets the address that a store leaves lead on to it, and keeps the one that it takes.
 * @throws ApiError `invalid` at `url` when another store has left the address, even in a transaction beside this one
 */
export async function keepStoreUrls(
  { tx, now }: WriteContext,
  { left, taken }: { left: string; taken: string },
): Promise<void> {
  await query(tx.sql, 'delete from store_urls where store_id = $1 and url in ($2, $3)', [
    tx.storeId,
    left,
    taken,
  ]);
  try {
    // A store does not see the rows of others: the key refuses theirs.
    await query(tx.sql, KEEP, [left, taken, tx.storeId, now]);
  } catch (error) {
    throw errorCode(error) === UNIQUE ? invalid({ url: { key: 'unique' } }) : error;
  }
  await query(tx.sql, RELEASE, [tx.storeId, KEPT]);
}

/** Whether another store has left the address, or has it. In the scope of the platform. */
export async function isHeldByOther(sql: Sql, url: string, storeId: number): Promise<boolean> {
  const [row] = await query<{ id: number }>(
    sql,
    `select id from stores where url = $1 and id <> $2
union all
select store_id from store_urls where url = $1 and store_id <> $2 limit 1`,
    [url, storeId],
  );
  return row !== undefined;
}

/** `GET /verify-url/{url}`: whether the store may take an address. Its own is valid. */
export const verifyUrl: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/verify-url/{url}',
  operationId: 'verifyStoreUrl',
  summary: 'Whether the store can have this address below the host',
  access: { permission: 'settings.write' },
  answers: {
    200: {
      description:
        'False for one that another store has or has left, a reserved one, or one that no host name can be',
      schema: closedObject({ valid: { type: 'boolean' } }),
    },
  },
  handle: async ({ ports, storeId, params }) => {
    const url = params['url'] ?? '';
    if (!isStoreUrl(url)) return { status: 200, body: { valid: false } };
    const held = await ports.database.platform((sql) => isHeldByOther(sql, url, storeId));
    return { status: 200, body: { valid: !held } };
  },
};

type FoundShop = Pick<Shop, 'domain' | 'url'> & { id: number };

/** A store that has the address goes before one that had it. An inactive store has no pages. */
const SHOP = `select id, url, domain from (
  select id, url, domain, 1 as place from stores where active and domain = $1
  union all
  select id, url, domain, 2 from stores where active and url || '.' || $2 = $1
  union all
  select s.id, s.url, s.domain, 3 from store_urls u join stores s on s.id = u.store_id
  where s.active and u.url || '.' || $2 = $1
) as shops
order by place
limit 1`;

/**
 * The store of a public host: its own domain, or its name of now or of before below the host of this installation.
 * In the scope of the platform.
 */
export async function findShop(sql: Sql, shopHost: string, host: string): Promise<FoundShop | undefined> {
  const [shop] = await query<FoundShop>(sql, SHOP, [shopHost, host]);
  return shop;
}
