import type { FormInput, StoredForm } from '../../domain/checkout-form/form-calls.ts';
import type { Http, HttpAnswer } from './http.ts';
import { ifMatch } from './if-match.ts';
import { objectOf } from './records.ts';

function formOf(answer: HttpAnswer): StoredForm {
  return objectOf<StoredForm>(answer, 'fields', 'schema');
}

/** The calls about the form of the checkout (spec 2 §7). */
export function createCheckoutFormCalls(http: Http, path: (below: string) => string) {
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
