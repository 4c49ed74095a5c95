import Box from '@mui/material/Box';
import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';

/** What a plan costs in a month, and what is paid for its whole period (BIL-07). */
export function PlanPrice({ plan }: { plan: PlanAnswer }) {
  const { plans } = useDictionary(BILLING_WORDS);
  const money = useMoney();
  const { frequency, months, currency } = plan;
  const period =
    frequency === null ? '' : fill(plans.paid[frequency], { amount: money(plan.base_price, currency) });
  return (
    <div>
      <Box
        sx={{
          fontSize: 'var(--text-24)',
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {money(plan.monthly_price, currency)}{' '}
        <Box component="span" sx={{ ...quiet, fontWeight: 400, display: 'inline-block' }}>
          {plans.per_month}
        </Box>
      </Box>
      {months > 1 && (
        <Box sx={quiet}>
          {plan.list_price !== null && <s>{money(plan.list_price, currency)}</s>} {period}
        </Box>
      )}
      {plan.savings !== null && (
        <Box sx={{ mt: 0.5, fontSize: 'var(--text-14)', fontWeight: 500, color: color('success') }}>
          {fill(plans.saving, { percent: plan.savings.card })}
        </Box>
      )}
    </div>
  );
}
