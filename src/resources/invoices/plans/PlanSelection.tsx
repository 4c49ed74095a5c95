import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import { COUNTRIES, countryName } from '../../../../domain/places/countries.ts';
import type { CheckoutAnswer, PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { forgetSelectedPlan, selectedPlan } from '../../../dataProvider/selected-plan.ts';
import { fill, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { color, panel, quiet } from '../../../theme/styles.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { DialogStep, StepDialog } from '../../../ui/dialog/Dialog.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { DetailsStep } from '../details/DetailsForm.tsx';
import { PaymentStep, SuccessStep, usePaymentWishes } from '../pay/PaymentSteps.tsx';
import { useBillingInformation, usePlans, useSubscription } from '../useBilling.ts';
import { BestSeller, PlanPrice } from './PlanCard.tsx';

export interface PlanSelectionProps {
  onClose(): void;
}

/** Choosing a plan, then the details, then the total and the provider's page (BIL-06). */
export default function PlanSelection(props: PlanSelectionProps) {
  return (
    <StepDialog>
      <LoadedPlans {...props} />
    </StepDialog>
  );
}

function LoadedPlans({ onClose }: PlanSelectionProps) {
  const { plans: words } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const plans = usePlans();
  const information = useBillingInformation();
  const subscription = useSubscription();
  if (plans.data !== undefined && subscription.data !== undefined && information.data !== undefined)
    return (
      <Steps
        plans={plans.data}
        providers={subscription.data.providers}
        current={subscription.data.plan_id}
        country={plans.country}
        stale={plans.stale}
        billed={information.data?.country_code}
        onClose={onClose}
      />
    );
  const error = plans.error ?? information.error;
  const retry = () => void Promise.all([plans.refetch(), information.refetch()]);
  return (
    <DialogStep
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
    >
      {error === null ? <RowsSkeleton rows={3} height={96} /> : <ErrorState error={error} onRetry={retry} />}
    </DialogStep>
  );
}

interface StepsProps extends PlanSelectionProps {
  plans: readonly PlanAnswer[];
  providers: readonly CheckoutAnswer['provider'][];
  /** The plan that the store has. */
  current: number;
  /** Whose prices these are. */
  country: string;
  stale: boolean;
  /** The country of the stored billing details. */
  billed: string | undefined;
}

function Steps({ plans, providers, current, country, stale, billed, onClose }: StepsProps) {
  const { plans: words, upgrade } = useWords(BILLING_WORDS);
  // Who chose the monthly plan on the way in goes on to the details (spec 2 §4).
  const [chosen, setChosen] = useState(() =>
    selectedPlan() === 'monthly' ? plans.find(({ frequency }) => frequency === 'monthly')?.id : undefined,
  );
  // Where the invoice goes. Whose prices are paid does not follow from it.
  const [address, setAddress] = useState(billed ?? country);
  const [paying, setPaying] = useState(false);
  const wishes = usePaymentWishes();
  const [started, setStarted] = useState<CheckoutAnswer | null>(null);
  if (started !== null) return <SuccessStep checkout={started} onClose={onClose} />;
  // By its id: the details may have brought the prices of another country, or its end.
  const plan = plans.find(({ id }) => id === chosen);
  if (plan === undefined)
    return (
      <SelectPlanStep
        plans={plans}
        current={current}
        country={country}
        address={address}
        payable={providers.length > 0}
        onAddress={setAddress}
        onBuy={({ id }) => setChosen(id)}
        onClose={onClose}
      />
    );
  const back = () => {
    setChosen(undefined);
    setPaying(false);
  };
  const toDetails = () => setPaying(false);
  if (!paying)
    return (
      <DetailsStep
        country={address}
        submitLabel={upgrade.details_continue}
        onBack={back}
        onSaved={() => setPaying(true)}
        onClose={onClose}
      />
    );
  return (
    <PaymentStep
      plan={plan}
      wishes={wishes}
      country={country}
      stale={stale}
      providers={providers}
      submitLabel={words.confirm}
      onBack={toDetails}
      onDetailsMissing={toDetails}
      onStarted={(checkout) => {
        forgetSelectedPlan();
        setStarted(checkout);
      }}
      onClose={onClose}
    />
  );
}

interface SelectPlanStepProps {
  plans: readonly PlanAnswer[];
  /** The plan that the store has. */
  current: number;
  /** Whose prices these are. */
  country: string;
  /** The country that the billing details open with. */
  address: string;
  /** Whether anybody takes a payment. */
  payable: boolean;
  onAddress(country: string): void;
  onBuy(plan: PlanAnswer): void;
  onClose(): void;
}

/** The plans with the prices of the store's country. */
function SelectPlanStep({
  plans,
  current,
  country,
  address,
  payable,
  onAddress,
  onBuy,
  onClose,
}: SelectPlanStepProps) {
  const { plans: words, pay } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const locale = useIntlLocale();
  return (
    <DialogStep
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
    >
      {!payable && <Box>{pay.no_providers}</Box>}
      <NativeSelect
        label={words.country}
        value={address}
        options={COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code, locale) }))}
        onChange={onAddress}
      />
      <Box sx={quiet}>{fill(words.billed_in, { country: countryName(country, locale) })}</Box>
      <Box
        component="ul"
        // Where nothing can be bought no button takes the focus: the list does, so that a keyboard scrolls it.
        tabIndex={payable ? undefined : 0}
        aria-label={words.title}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {plans
          .filter(({ plan_name }) => plan_name !== 'free')
          .map((plan) => (
            <PlanOption
              key={plan.id}
              plan={plan}
              current={plan.id === current}
              payable={payable}
              onBuy={() => onBuy(plan)}
            />
          ))}
      </Box>
    </DialogStep>
  );
}

interface PlanOptionProps {
  plan: PlanAnswer;
  current: boolean;
  /** Whether anybody takes a payment. */
  payable: boolean;
  onBuy(): void;
}

/** A plan to choose: bought here, or arranged with an advisor where its price is (spec 2 §9). */
function PlanOption({ plan, current, payable, onBuy }: PlanOptionProps) {
  const { plans: words } = useWords(BILLING_WORDS);
  const session = useSession();
  const { frequency, best_seller, action } = plan;
  const period = frequency === null ? '' : words.frequencies[frequency];
  const name = fill(words.named, { plan: words.names[plan.plan_name], period });
  const chat = whatsAppLink(
    session?.support.whatsapp,
    fill(words.chat_text, { plan: name, store: session?.store?.name ?? '' }),
  );
  return (
    <Box
      component="li"
      sx={{
        ...panel,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        ...(best_seller && { borderColor: color('primary') }),
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Box component="h3" sx={{ m: 0, fontSize: 'var(--text-16)', fontWeight: 700 }}>
            {name}
          </Box>
          {current && <StatusChip label={words.current} tone="info" />}
          <BestSeller plan={plan} />
        </Box>
        <PlanPrice plan={plan} />
      </Box>
      {action === 'contact' && chat !== undefined ? (
        <WhatsAppButton
          href={chat}
          label={words.contact}
          description={fill(words.contact_named, { plan: name })}
        />
      ) : (
        <Button
          variant="contained"
          aria-label={fill(words.buy_named, { plan: name })}
          disabled={!payable}
          onClick={onBuy}
        >
          {words.buy}
        </Button>
      )}
    </Box>
  );
}
