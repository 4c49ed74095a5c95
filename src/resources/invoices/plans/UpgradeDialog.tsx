import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { CheckoutAnswer, PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS, type BillingWords } from '../../../../generated/words/billing.ts';
import { forgetSelectedPlan, selectedPlan } from '../../../dataProvider/selected-plan.ts';
import type { UpgradeRequest } from '../../../dataProvider/upgrade-request.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useMay } from '../../../schema/useAllowed.ts';
import { DialogStep, StepDialog } from '../../../ui/dialog/Dialog.tsx';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { DetailsStep } from '../details/DetailsForm.tsx';
import { PaymentStep, SuccessStep, usePaymentWishes } from '../pay/PaymentSteps.tsx';
import { useMayPay, usePlans, useSubscription } from '../useBilling.ts';
import { PlanCard } from './PlanCard.tsx';

export interface UpgradeDialogProps {
  request: UpgradeRequest;
  onClose(): void;
}

type Step = 'plans' | 'payment' | 'details';

/** From a gate of the plan to a larger one: what it brings, how it is paid, and what follows (BIL-05). */
export default function UpgradeDialog(props: UpgradeDialogProps) {
  const reads = useMay('invoices.read');
  return <StepDialog>{reads ? <UpgradeSteps {...props} /> : <AskOwner {...props} />}</StepDialog>;
}

/** For members who may not read the plans: what is missing, and whom to ask for it. */
function AskOwner({ request, onClose }: UpgradeDialogProps) {
  const { upgrade } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const promise = usePromise(request);
  return (
    <DialogStep
      title={promise}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
    >
      {upgrade.not_allowed}
    </DialogStep>
  );
}

function UpgradeSteps({ request, onClose }: UpgradeDialogProps) {
  const { upgrade } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const promise = usePromise(request);
  const plans = usePlans();
  const subscription = useSubscription();
  const [step, setStep] = useState<Step>('plans');
  // Who chose the monthly plan on the way in reads it first.
  const [annual, setAnnual] = useState(() => selectedPlan() !== 'monthly');
  const wishes = usePaymentWishes();
  const [started, setStarted] = useState<CheckoutAnswer | null>(null);
  const toPlans = () => setStep('plans');
  const toPayment = () => setStep('payment');
  if (plans.data === undefined || subscription.data === undefined) {
    const error = plans.error ?? subscription.error;
    const retry = () => void Promise.all([plans.refetch(), subscription.refetch()]);
    return (
      <DialogStep
        title={promise}
        onClose={onClose}
        actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
      >
        {error === null ? (
          <RowsSkeleton rows={4} height={64} />
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
      </DialogStep>
    );
  }
  if (started !== null) return <SuccessStep checkout={started} onClose={onClose} />;
  if (subscription.data.state === 'active') return <AlreadyPro onClose={onClose} />;
  const offered = plans.data.filter(({ plan_name }) => plan_name === 'pro');
  const frequency = annual ? 'annual' : 'monthly';
  const plan = offered.find((one) => one.frequency === frequency) ?? offered[0];
  if (step === 'plans' || plan === undefined)
    return (
      <PlansStep
        title={promise}
        plans={plans.data}
        chosen={plan}
        annual={annual}
        onAnnual={setAnnual}
        onContinue={toPayment}
        onClose={onClose}
      />
    );
  if (step === 'details')
    return (
      <DetailsStep
        submitLabel={upgrade.details_continue}
        onBack={toPayment}
        onSaved={toPayment}
        onClose={onClose}
      />
    );
  return (
    <PaymentStep
      plan={plan}
      wishes={wishes}
      country={plans.country}
      stale={plans.stale}
      providers={subscription.data.providers}
      onBack={toPlans}
      onDetailsMissing={() => setStep('details')}
      onStarted={(checkout) => {
        forgetSelectedPlan();
        setStarted(checkout);
      }}
      onClose={onClose}
    />
  );
}

type Gates = BillingWords['upgrade']['gates'];

/** What the larger plan gives to somebody who came from this gate: 'Para publicar más de 20 productos'. */
function usePromise({ gate, limit }: UpgradeRequest): string {
  const { upgrade } = useWords(BILLING_WORDS);
  const number = useNumber();
  const { gates, counted } = upgrade;
  if (limit !== undefined && isIn(counted, gate)) return fill(counted[gate], { limit: number(limit) });
  return isIn(gates, gate) ? gates[gate] : gates.plan;
}

function isIn<W extends Partial<Gates>>(words: W, gate: string): gate is keyof W & string {
  return Object.hasOwn(words, gate);
}

/** The store has the largest plan: there is none to sell. */
function AlreadyPro({ onClose }: { onClose(): void }) {
  const { upgrade } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  return (
    <DialogStep
      title={upgrade.already}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.close')}</Button>
          <Button variant="contained" component={Link} to={pathOf('invoices', 'list')} onClick={onClose}>
            {upgrade.see_plan}
          </Button>
        </>
      }
    >
      <Box>{upgrade.already_text}</Box>
    </DialogStep>
  );
}

interface PlansStepProps {
  title: string;
  plans: readonly PlanAnswer[];
  /** The paid plan at the chosen frequency. */
  chosen: PlanAnswer | undefined;
  annual: boolean;
  onAnnual(annual: boolean): void;
  onContinue(): void;
  onClose(): void;
}

/** What the free plan has and what the paid one adds, by month or by year. */
function PlansStep({ title, plans, chosen, annual, onAnnual, onContinue, onClose }: PlansStepProps) {
  const { upgrade } = useWords(BILLING_WORDS);
  const mayPay = useMayPay();
  const free = plans.find(({ plan_name }) => plan_name === 'free');
  const saving = plans.find(({ frequency }) => frequency === 'annual')?.savings ?? undefined;
  return (
    <DialogStep
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{upgrade.stay}</Button>
          {mayPay && chosen !== undefined && (
            <Button variant="contained" onClick={onContinue}>
              {upgrade.activate}
            </Button>
          )}
        </>
      }
    >
      {!mayPay && <Box>{upgrade.not_allowed}</Box>}
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label={upgrade.frequency}
        value={annual ? 'annual' : 'monthly'}
        onChange={(_, next: 'annual' | 'monthly' | null) => next !== null && onAnnual(next === 'annual')}
        // Each as wide as its words: in halves of a phone the saving would take a second line.
        sx={{ '& > button': { width: 'auto', flexGrow: 1 } }}
      >
        <ToggleButton value="monthly">{upgrade.monthly}</ToggleButton>
        <ToggleButton value="annual">
          {saving === undefined ? upgrade.annual : fill(upgrade.annual_saving, { percent: saving })}
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {chosen && <PlanCard plan={chosen} lead />}
        {free && <PlanCard plan={free} first={5} />}
      </Box>
    </DialogStep>
  );
}
