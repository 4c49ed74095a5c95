import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/Check';
import DashIcon from '@mui/icons-material/Remove';
import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS, type BillingWords } from '../../../../generated/words/billing.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { color, visuallyHidden, panel, quiet } from '../../../theme/styles.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';

interface PlanCardProps {
  plan: PlanAnswer;
  /** The plan that the dialog proposes. */
  lead?: boolean;
  /** How many features are seen before 'Ver más'. */
  first?: number;
}

/** One plan: its name, its price and what it has. */
export function PlanCard({ plan, lead = false, first }: PlanCardProps) {
  const { plans, upgrade } = useWords(BILLING_WORDS);
  const [all, setAll] = useState(false);
  const { plan_features: features, plan_name } = plan;
  const shown = first === undefined || all ? features : features.slice(0, first);
  return (
    <Box
      component="section"
      aria-label={plans.names[plan_name]}
      sx={{
        ...panel,
        p: 2,
        display: 'grid',
        gap: 1.5,
        ...(lead && { borderColor: color('primary'), boxShadow: `0 0 0 1px ${color('primary')}` }),
      }}
    >
      <div>
        <BestSeller plan={plan} />
        <Box component="h3" sx={{ m: 0, fontSize: 'var(--text-16)', fontWeight: 700 }}>
          {plans.names[plan_name]}
        </Box>
        <Box sx={quiet}>{plans.subtitles[plan_name]}</Box>
      </div>
      <PlanPrice plan={plan} />
      <PlanFeatures features={shown} />
      {first !== undefined && features.length > first && (
        <Button
          size="small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          {all ? upgrade.fewer : upgrade.more}
        </Button>
      )}
    </Box>
  );
}

type Feature = PlanAnswer['plan_features'][number];
type Item = keyof BillingWords['items'];

/** What a plan has, and what it lacks. A number is a limit. */
function PlanFeatures({ features }: { features: readonly Feature[] }) {
  const { items, plans } = useWords(BILLING_WORDS);
  const locale = useIntlLocale();
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, fontSize: 'var(--text-14)' }}
    >
      {features.filter(isKnown(items)).map(({ item, included, value }) => (
        <Box
          key={item}
          component="li"
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'flex-start',
            ...(!included && { color: color('text-secondary') }),
          }}
        >
          {included ? (
            <CheckIcon aria-hidden sx={{ fontSize: 18, mt: '1px', color: color('primary') }} />
          ) : (
            <DashIcon aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
          )}
          <span>
            {!included && <span style={visuallyHidden}>{plans.lacks} </span>}
            {typeof value === 'number' ? fillCount(items[item].some, value, locale) : items[item].all}
          </span>
        </Box>
      ))}
    </Box>
  );
}

function isKnown(items: BillingWords['items']) {
  return (feature: Feature): feature is Feature & { item: Item } => Object.hasOwn(items, feature.item);
}

/** What a plan costs in a month, and what is paid for its whole period (BIL-07). */
export function PlanPrice({ plan }: { plan: PlanAnswer }) {
  const { plans } = useWords(BILLING_WORDS);
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
          {fill(plans.saving, { percent: plan.savings })}
        </Box>
      )}
    </div>
  );
}

/** 'El más vendido', with its discount; absent on the other plans (spec 2 §9). */
export function BestSeller({ plan }: { plan: PlanAnswer }) {
  const { plans: words } = useWords(BILLING_WORDS);
  const { best_seller, savings } = plan;
  if (!best_seller) return null;
  const label = savings === null ? words.best : fill(words.best_off, { percent: savings });
  return <StatusChip label={label} tone="success" />;
}
