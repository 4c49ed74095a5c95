import { useTranslate } from 'ra-core';
import type { BillingInformation } from '../../../../domain/plans/billing-types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { DialogStep } from '../../../ui/dialog/StepDialog.tsx';
import { DialogChoice } from '../../../ui/dialog/DialogChoice.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { DetailsBody } from './DetailsBody.tsx';
import { useDetailsForm } from './useDetailsForm.ts';
import { useMissingDetails } from './useMissingDetails.ts';

export interface DetailsFormStepProps {
  stored: BillingInformation | null;
  /** The country to begin with where nothing is stored. */
  country?: string;
  /** A verb: 'Guardar' by default. */
  submitLabel?: string;
  /** Leads back to the step before; without one there is a cancel. */
  onBack?: () => void;
  onSaved?: (saved: BillingInformation) => void;
  onClose(): void;
}

/** The billing details as a step of a dialog (BIL-02). */
export function DetailsFormStep({
  stored,
  country,
  submitLabel,
  onBack,
  onSaved,
  onClose,
}: DetailsFormStepProps) {
  const { details } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const form = useDetailsForm(
    stored,
    (saved) => (onSaved === undefined ? onClose() : onSaved(saved)),
    country,
  );
  const missing = useMissingDetails(form);
  const { saving, formProps } = form;
  const leave = () => {
    form.discard();
    onClose();
  };
  return (
    <DialogStep
      title={details.title}
      busy={saving}
      onClose={leave}
      formProps={formProps}
      actions={
        <DialogChoice
          cancel={translate(onBack === undefined ? 'app.cancel' : 'app.back')}
          busy={saving}
          disabled={missing > 0}
          confirm={submitLabel ?? translate('form.save')}
          onCancel={onBack ?? leave}
        />
      }
    >
      <DetailsBody form={form} missing={missing} />
    </DialogStep>
  );
}
