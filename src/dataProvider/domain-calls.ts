import type { DomainAvailability, DomainVerdict, StoreDomain } from '../../domain/stores/domain-check.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** Of a look at the DNS: the server waits for name servers, for some seconds. */
const SLOW = 20_000;

/** The calls about the store's own domain (spec 2 §7). */
export function createDomainCalls(http: Http, path: (below: string) => string) {
  const { object, send } = createRequests(http, (below) => path(`/domain${below}`));
  return {
    storeDomain: (signal?: AbortSignal) => object<StoreDomain>('', { signal }),

    /** What a typed text is, and whether the store can have it. */
    domainAvailable: (name: string, signal?: AbortSignal) =>
      object<DomainAvailability>(`/available?name=${encodeURIComponent(name)}`, { signal }),

    verifyDomain: (name: string) =>
      object<DomainVerdict>(`/verify?name=${encodeURIComponent(name)}`, { timeout: SLOW }),

    /** Rejects at `domain` when another store has it, or when it does not lead here after all. */
    confirmDomain: (domain: string) => send('POST', '/confirm', { body: { domain }, timeout: SLOW }),

    /** Goes on looking for 48 hours, and connects the domain then. */
    watchDomain: (domain: string) =>
      object<StoreDomain>('/check', { method: 'PUT', body: { domain }, timeout: SLOW }),

    forgetDomain: () => send('DELETE', '/check'),
  };
}
