import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/Check';
import DashIcon from '@mui/icons-material/Remove';
import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { color } from '../../../theme/color.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { panel } from '../../../ui/card/panel.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS, type BillingWords } from '../billing-words.ts';
import { BestSeller } from '../plans/BestSeller.tsx';
import { PlanPrice } from '../plans/PlanPrice.tsx';

interface PlanCardProps {
  plan: PlanAnswer;
  /** The plan that the dialog proposes. */
  lead?: boolean;
  /** How many features are seen before 'Ver más'. */
  first?: number;
}

/** One plan: its name, its price and what it has. */
export function PlanCard({ plan, lead = false, first }: PlanCardProps) {
  const { plans, upgrade } = useDictionary(BILLING_WORDS);
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
  const { items, plans } = useDictionary(BILLING_WORDS);
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
