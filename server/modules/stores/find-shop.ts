import type { Shop } from '../../../domain/share/share-address.ts';
import type { Sql } from '../../db/database.ts';
import { query } from '../../resources/statement.ts';

export type FoundShop = Pick<Shop, 'domain' | 'url'> & { id: number };

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
