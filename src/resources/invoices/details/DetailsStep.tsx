import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { DialogStep } from '../../../ui/dialog/StepDialog.tsx';
import { FormSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { useBillingInformation } from '../useBilling.ts';
import { DetailsFormStep, type DetailsFormStepProps } from './DetailsFormStep.tsx';

/** The billing details before a payment, filled in with what is saved already. */
export function DetailsStep(props: Omit<DetailsFormStepProps, 'stored'>) {
  const { details } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const { data, error, refetch } = useBillingInformation();
  if (data !== undefined) return <DetailsFormStep stored={data} {...props} />;
  return (
    <DialogStep
      title={details.title}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{translate('app.close')}</Button>}
    >
      {error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </DialogStep>
  );
}
