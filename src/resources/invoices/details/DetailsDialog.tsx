import type { BillingInformation } from '../../../../domain/plans/billing-types.ts';
import { StepDialog } from '../../../ui/dialog/StepDialog.tsx';
import { DetailsFormStep } from './DetailsFormStep.tsx';

export interface DetailsDialogProps {
  stored: BillingInformation | null;
  onClose(): void;
}

/** The billing details in a dialog of their own. */
export default function DetailsDialog(props: DetailsDialogProps) {
  return (
    <StepDialog>
      <DetailsFormStep {...props} />
    </StepDialog>
  );
}
