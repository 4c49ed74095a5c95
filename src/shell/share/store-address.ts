import type { CurrentStore } from '../../../domain/identity/session-info.ts';

/** Address of the public shop (spec 1 §1): the store's own domain, else a path below the admin's host. */
export function storeAddress(store: Pick<CurrentStore, 'domain' | 'url'>, host: string): string {
  return store.domain === null ? `https://${store.url}.${host}` : `https://${store.domain}`;
}
