import type { WriteContext } from '../module.ts';
import { writeStore } from '../stores/module.ts';

/** Type of the event after which open pages read the store's domain again. */
export const DOMAIN_CHANGED = 'store-domain.changed';

/**
 * The store has this domain from now on, and waits for none. Only for a domain that was just seen to lead here.
 * @throws ApiError `invalid` at `domain` when another store has connected it meanwhile
 */
export async function connectDomain(write: WriteContext, domain: string) {
  const { tx, storeId, now } = write;
  const before = await tx.sql
    .selectFrom('stores')
    .select('domain')
    .where('id', '=', storeId)
    .executeTakeFirst();
  const isNew = before?.domain !== domain;
  const answer = await writeStore(write, isNew ? { domain, custom_domain_created_at: now } : {});
  await tx.sql.deleteFrom('domain_checks').where('store_id', '=', storeId).execute();
  tx.notify({ type: DOMAIN_CHANGED });
  return answer;
}
