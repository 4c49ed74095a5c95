import type { FormInput, StoredForm } from '../../domain/checkout-form/form-calls.ts';
import type { StoredStore, TermsVersion, TermsVersionText } from '../../domain/stores/store-answers.ts';
import type { StorePicture, StoreProfile } from '../../domain/stores/store-profile.ts';
import type { StoreSettings } from '../../domain/stores/store-settings.ts';
import type { Http, HttpAnswer } from './http.ts';
import { ifMatch } from './if-match.ts';
import { objectOf, rowsOf } from './records.ts';

type Before = Pick<StoredStore, 'version'>;

function settingsOf(answer: HttpAnswer): StoredStore {
  return objectOf<StoredStore>(answer, 'version', 'currency');
}

/** Of a picture on a slow network. */
const SLOW = 120_000;

/** The calls about the whole store: its profile, its settings, its terms, its form. */
export function createSettingsCalls(http: Http, path: (below: string) => string) {
  return {
    ...createCheckoutFormCalls(http, path),
    readSettings: async (signal?: AbortSignal): Promise<StoredStore> =>
      settingsOf(await http(path(''), { signal: signal ?? null })),
    /** Rejects as stale, with the store as it is, when somebody else has changed it. */
    writeSettings: async (
      changes: Partial<StoreSettings & StoreProfile>,
      before: Before,
    ): Promise<StoredStore> =>
      settingsOf(await http(path(''), { method: 'PATCH', body: changes, headers: ifMatch(before) })),

    /** Whether the store may have this address below the host. */
    async verifyUrl(url: string, signal?: AbortSignal): Promise<boolean> {
      const answer = await http(path(`/verify-url/${encodeURIComponent(url)}`), { signal: signal ?? null });
      return objectOf<{ valid: boolean }>(answer, 'valid').valid;
    },

    async writeStorePicture(picture: StorePicture, file: File): Promise<StoredStore> {
      const body = new FormData();
      body.append('file', file);
      return settingsOf(await http(path(`/${picture}`), { method: 'PUT', body, timeout: SLOW }));
    },

    removeStorePicture: async (picture: StorePicture): Promise<StoredStore> =>
      settingsOf(await http(path(`/${picture}`), { method: 'DELETE' })),

    /** Rejects as stale when somebody else has changed the store; the answer is the cleaned text. */
    writeTerms: async (terms: string, before: Before): Promise<StoredStore> =>
      settingsOf(
        await http(path('/legal'), {
          method: 'PUT',
          body: { terms_and_conditions: terms },
          headers: ifMatch(before),
        }),
      ),

    termsVersions: async (signal?: AbortSignal): Promise<TermsVersion[]> =>
      rowsOf<TermsVersion>(await http(path('/legal/versions'), { signal: signal ?? null })),

    async termsVersion(id: number, signal?: AbortSignal): Promise<TermsVersionText> {
      const answer = await http(path(`/legal/versions/${id}`), { signal: signal ?? null });
      return objectOf<TermsVersionText>(answer, 'terms_and_conditions', 'excerpt');
    },
  };
}

function formOf(answer: HttpAnswer): StoredForm {
  return objectOf<StoredForm>(answer, 'fields', 'schema');
}

/** The calls about the form of the checkout (spec 2 §7). */
function createCheckoutFormCalls(http: Http, path: (below: string) => string) {
  return {
    readCheckoutForm: async (signal?: AbortSignal): Promise<StoredForm> =>
      formOf(await http(path('/dynamic-form'), { signal: signal ?? null })),
    /** Creates the first form and replaces any other. Rejects as stale when somebody else has changed it. */
    writeCheckoutForm: async (form: FormInput, before: StoredForm): Promise<StoredForm> =>
      formOf(
        await http(path('/dynamic-form'), {
          method: before.fields.length === 0 ? 'POST' : 'PUT',
          body: form,
          headers: ifMatch(before),
        }),
      ),
    async deleteCheckoutForm(before: StoredForm): Promise<void> {
      await http(path('/dynamic-form'), { method: 'DELETE', headers: ifMatch(before) });
    },
  };
}
