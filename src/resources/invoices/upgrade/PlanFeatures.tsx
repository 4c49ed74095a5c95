import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import DashIcon from '@mui/icons-material/Remove';
import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { color } from '../../../theme/color.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { BILLING_WORDS, type BillingWords } from '../billing-words.ts';

type Feature = PlanAnswer['plan_features'][number];
type Item = keyof BillingWords['items'];

/** What a plan has, and what it lacks. A number is a limit. */
export function PlanFeatures({ features }: { features: readonly Feature[] }) {
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
