import { useNotify, useTranslate, useDataProvider } from 'ra-core';
import type { BillingInformation } from '../../../../domain/plans/billing-types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { BILLING_WORDS, type BillingWords } from '../billing-words.ts';
import { useBillingRefresh, useStoreCountry } from '../useBilling.ts';
import { brokenDetails, type DetailsField } from './broken-details.ts';
import { bodyOf, valuesOf, type DetailsValues } from './details-values.ts';

/**
 * The form of the billing details; what is typed stays until it is saved (spec 2 §5, §8).
 * @param chosen the country to begin with; that of the store when left out
 */
export function useDetailsForm(
  stored: BillingInformation | null,
  onSaved: (saved: BillingInformation) => void | Promise<void>,
  chosen?: string,
) {
  const words = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const own = useStoreCountry();
  const refresh = useBillingRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  return useWriteForm<DetailsValues, BillingInformation>({
    defaults: valuesOf(stored, chosen ?? own),
    draftKey: 'billing-details',
    validate: (values) => sentencesOf(words, values),
    write: async (values) =>
      (await dataProvider.loadBillingCalls()).saveBillingInformation(bodyOf(values), stored !== null),
    refusalOf: ({ fields }) => ({
      sentences: Object.fromEntries(
        Object.entries(fields).map(([source, problem]) => [
          source,
          isField(words, source)
            ? words.details.errors[source]
            : fieldSentence(translate, 'invoices', source, problem),
        ]),
      ),
    }),
    onSaved: async (saved) => {
      await refresh();
      notify(words.details.saved, { type: 'success' });
      await onSaved(saved);
    },
  });
}

export type DetailsForm = ReturnType<typeof useDetailsForm>;

function sentencesOf({ details }: BillingWords, values: DetailsValues): Record<string, string> {
  return Object.fromEntries(brokenDetails(values).map((field) => [field, details.errors[field]]));
}

function isField({ details }: BillingWords, source: string): source is DetailsField {
  return Object.hasOwn(details.errors, source);
}
