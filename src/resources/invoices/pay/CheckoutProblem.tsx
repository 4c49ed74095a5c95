import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureSentence, type Failure } from '../../../ui/form/failure.ts';
import { BILLING_WORDS } from '../billing-words.ts';

/** Why the way to the provider's page could not be made. Nothing was charged, and the details are kept. */
export function CheckoutProblem({ failure }: { failure: Failure }) {
  const { pay } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const [fault] = Object.entries(failure.fields);
  const reason = fault ? fieldSentence(translate, 'invoices', ...fault) : failureSentence(translate, failure);
  return (
    <Alert severity="error" role="alert">
      {reason} {pay.nothing_charged}
    </Alert>
  );
}
