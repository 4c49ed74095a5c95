import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { COUNTRIES, countryName } from '../../../../domain/places/countries.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { DialogStep } from '../../../ui/dialog/StepDialog.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { PlanOption } from './PlanOption.tsx';

interface SelectPlanStepProps {
  plans: readonly PlanAnswer[];
  /** The plan that the store has. */
  current: number;
  country: string;
  /** The country of the billing details, which decides; null where one can choose. */
  billed: string | null;
  /** Whether anybody takes a payment. */
  payable: boolean;
  onCountry(country: string): void;
  onBuy(plan: PlanAnswer): void;
  onClose(): void;
}

/** The plans of a country with their prices; where one is billed decides the currency. */
export function SelectPlanStep({
  plans,
  current,
  country,
  billed,
  payable,
  onCountry,
  onBuy,
  onClose,
}: SelectPlanStepProps) {
  const { plans: words, pay } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const locale = useIntlLocale();
  return (
    <DialogStep
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
    >
      {!payable && <Box>{pay.no_providers}</Box>}
      {billed === null ? (
        <NativeSelect
          label={words.country}
          value={country}
          options={COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code, locale) }))}
          onChange={onCountry}
        />
      ) : (
        <Box sx={quiet}>{fill(words.billed_in, { country: countryName(billed, locale) })}</Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
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
