import type { CurrentStore } from '../../../domain/identity/session-info.ts';

/** The public shop (spec 1 §1): the store's own domain, else its address below the host that serves the admin. */
export function storeAddress(store: Pick<CurrentStore, 'domain' | 'url'>, host: string): string {
  return store.domain === null ? `https://${store.url}.${host}` : `https://${store.domain}`;
}
