import { useNotify, useTranslate, useDataProvider } from 'ra-core';
import type { BillingInformation } from '../../../../domain/plans/billing-types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fieldSentence, type FieldProblem } from '../../../i18n/field-sentence.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { BILLING_WORDS, type BillingWords } from '../billing-words.ts';
import { useBillingRefresh, useStoreCountry } from '../useBilling.ts';
import { brokenDetails } from './broken-details.ts';
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
  const sentencesOf = (problems: Readonly<Record<string, FieldProblem>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([source, problem]) => [
        source,
        ownSentence(words, source, problem) ?? fieldSentence(translate, 'invoices', source, problem),
      ]),
    );
  return useWriteForm<DetailsValues, BillingInformation>({
    defaults: valuesOf(stored, chosen ?? own),
    draftKey: 'billing-details',
    validate: (values) => sentencesOf(brokenDetails(values)),
    write: async (values) =>
      (await dataProvider.loadBillingCalls()).saveBillingInformation(bodyOf(values), stored !== null),
    refusalOf: ({ fields }) => ({ sentences: sentencesOf(fields) }),
    onSaved: async (saved) => {
      await refresh();
      notify(words.details.saved, { type: 'success' });
      await onSaved(saved);
    },
  });
}

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/** What the details say themselves of a missing or wrong field; undefined where the general sentence is said. */
function ownSentence(
  { details }: BillingWords,
  source: string,
  { key, args }: FieldProblem,
): string | undefined {
  const { errors, wrong } = details;
  if (key === 'required' && isKey(errors, source)) return errors[source];
  return isKey(wrong, key) ? fill(wrong[key], { limit: String(args?.['limit'] ?? '') }) : undefined;
}

function isKey<Words extends object>(words: Words, key: string): key is Extract<keyof Words, string> {
  return Object.hasOwn(words, key);
}
