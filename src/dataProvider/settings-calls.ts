import type { FormInput, StoredForm } from '../../domain/checkout-form/form-calls.ts';
import type { StoredStore, TermsVersion, TermsVersionText } from '../../domain/stores/store-answers.ts';
import type { DomainAvailability, DomainVerdict, StoreDomain } from '../../domain/stores/domain-check.ts';
import type { StorePicture, StoreProfile } from '../../domain/stores/store-profile.ts';
import type { StoreSettings } from '../../domain/stores/store-settings.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch, createRequests, fileBody, SLOW } from './records.ts';

/** Milliseconds of a look at the DNS: the server waits for name servers, for some seconds. */
const DNS = 20_000;

type Before = Pick<StoredStore, 'version'>;

/** The calls about the whole store: its profile, settings, terms, form, branches and domain (spec 2 §7). */
export function createSettingsCalls(http: Http, path: (below: string) => string) {
  const { object, rows, send } = createRequests(http, path);
  const store = (below: string, options: CallOptions) =>
    object<StoredStore>(below, options, 'version', 'currency');
  const form = (options: CallOptions) => object<StoredForm>('/dynamic-form', options, 'fields', 'schema');
  return {
    readSettings: (signal?: AbortSignal) => store('', { signal }),
    /** Rejects as stale, with the store as it is, when somebody else has changed it. */
    writeSettings: (changes: Partial<StoreSettings & StoreProfile>, before: Before) =>
      store('', { method: 'PATCH', body: changes, headers: ifMatch(before) }),

    /** Whether the store may have this address below the host. */
    verifyUrl: async (url: string, signal?: AbortSignal) =>
      (await object<{ valid: boolean }>(`/verify-url/${encodeURIComponent(url)}`, { signal }, 'valid')).valid,

    writeStorePicture: (picture: StorePicture, file: File) =>
      store(`/${picture}`, { method: 'PUT', body: fileBody(file), timeout: SLOW }),

    removeStorePicture: (picture: StorePicture) => store(`/${picture}`, { method: 'DELETE' }),

    /** Rejects as stale when somebody else has changed the store; the answer is the cleaned text. */
    writeTerms: (terms_and_conditions: string, before: Before) =>
      store('/legal', { method: 'PUT', body: { terms_and_conditions }, headers: ifMatch(before) }),

    termsVersions: (signal?: AbortSignal) => rows<TermsVersion>('/legal/versions', { signal }),

    termsVersion: (id: number, signal?: AbortSignal) =>
      object<TermsVersionText>(`/legal/versions/${id}`, { signal }, 'terms_and_conditions', 'excerpt'),

    /** The form of the checkout (spec 2 §7). */
    readCheckoutForm: (signal?: AbortSignal) => form({ signal }),
    /** Creates the first form and replaces any other. Rejects as stale when somebody else has changed it. */
    writeCheckoutForm: (body: FormInput, before: StoredForm) =>
      form({ method: before.fields.length === 0 ? 'POST' : 'PUT', body, headers: ifMatch(before) }),
    deleteCheckoutForm: (before: StoredForm) => send('DELETE', '/dynamic-form', { headers: ifMatch(before) }),

    /** Makes a branch the main one, which the store's link leads to. */
    setMainBranch: (id: number) => send('PUT', `/user-stores/${id}/default`, { body: {} }),

    /** Switches these off and all others on. Rejects when more would stay than the plan has. */
    switchOffBranches: (ids: readonly number[]) => send('PUT', '/disable-user-stores', { body: ids }),

    storeDomain: (signal?: AbortSignal) => object<StoreDomain>('/domain', { signal }),

    /** What a typed text is, and whether the store can have it. */
    domainAvailable: (name: string, signal?: AbortSignal) =>
      object<DomainAvailability>(`/domain/available?name=${encodeURIComponent(name)}`, { signal }),

    verifyDomain: (name: string) =>
      object<DomainVerdict>(`/domain/verify?name=${encodeURIComponent(name)}`, { timeout: DNS }),

    /** Rejects at `domain` when another store has it, or when it does not lead here after all. */
    confirmDomain: (domain: string) => send('POST', '/domain/confirm', { body: { domain }, timeout: DNS }),

    /** Goes on looking for 48 hours, and connects the domain then. */
    watchDomain: (domain: string) =>
      object<StoreDomain>('/domain/check', { method: 'PUT', body: { domain }, timeout: DNS }),

    forgetDomain: () => send('DELETE', '/domain/check'),
  };
}
