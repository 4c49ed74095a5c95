import type { FormInput, StoredForm } from '../../domain/checkout-form/form-calls.ts';
import type { StoredStore, TermsVersion, TermsVersionText } from '../../domain/stores/store-answers.ts';
import type { StorePicture, StoreProfile } from '../../domain/stores/store-profile.ts';
import type { StoreSettings } from '../../domain/stores/store-settings.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch, createRequests, fileBody, SLOW } from './records.ts';

type Before = Pick<StoredStore, 'version'>;

/** The calls about the whole store: its profile, its settings, its terms, its form. */
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
  };
}
