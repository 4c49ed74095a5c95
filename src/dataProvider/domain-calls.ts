import type { DomainAvailability, DomainVerdict, StoreDomain } from '../../domain/stores/domain-answers.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';

/** Of a look at the DNS: the server waits for name servers, for some seconds. */
const SLOW = 20_000;

/** The calls about the store's own domain (spec 2 §7). */
export function createDomainCalls(http: Http, path: (below: string) => string) {
  const named = (call: string, name: string): string =>
    path(`/domain/${call}?name=${encodeURIComponent(name)}`);
  return {
    storeDomain: async (signal?: AbortSignal): Promise<StoreDomain> =>
      objectOf<StoreDomain>(await http(path('/domain'), { signal: signal ?? null })),

    /** What a typed text is, and whether the store can have it. */
    domainAvailable: async (name: string, signal?: AbortSignal): Promise<DomainAvailability> =>
      objectOf<DomainAvailability>(await http(named('available', name), { signal: signal ?? null })),

    verifyDomain: async (name: string): Promise<DomainVerdict> =>
      objectOf<DomainVerdict>(await http(named('verify', name), { timeout: SLOW })),

    /** Rejects at `domain` when another store has it, or when it does not lead here after all. */
    async confirmDomain(domain: string): Promise<void> {
      await http(path('/domain/confirm'), { method: 'POST', body: { domain }, timeout: SLOW });
    },

    /** Goes on looking for 48 hours, and connects the domain then. */
    watchDomain: async (domain: string): Promise<StoreDomain> =>
      objectOf<StoreDomain>(
        await http(path('/domain/check'), { method: 'PUT', body: { domain }, timeout: SLOW }),
      ),

    async forgetDomain(): Promise<void> {
      await http(path('/domain/check'), { method: 'DELETE' });
    },
  };
}
