import Box from '@mui/material/Box';
import ClockIcon from '@mui/icons-material/Schedule';
import { Link } from 'react-router-dom';
import type { PlanState } from '../../../domain/plans/plan-state.ts';
import { pathOf } from '../../schema/paths.ts';
import { fill } from '../../i18n/fill.ts';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';

export type PlanBarsProps = Pick<PlanState, 'expiresOn' | 'trialDays'>;

/** 'Tu plan expira el DD/MM. Renovar ahora', and the days of a trial (spec 1 §4). */
export default function PlanBars({ expiresOn, trialDays }: PlanBarsProps) {
  const { plan } = useDictionary(SHELL_WORDS);
  return (
    <Box component="aside" aria-label={plan.notices}>
      {expiresOn !== null && (
        <PlanBar
          tone="warning"
          text={fill(plan.expires, { day: dayAndMonth(expiresOn) })}
          link={plan.renew}
        />
      )}
      {trialDays !== null && (
        <PlanBar
          tone="info"
          text={trialDays === 1 ? plan.trial_one : fill(plan.trial_many, { days: trialDays })}
          link={plan.see_plans}
        />
      )}
    </Box>
  );
}

/** `2026-03-25` as the spec writes it: `25/03`. */
function dayAndMonth(day: string): string {
  return day.slice(5).split('-').toReversed().join('/');
}

function PlanBar({ tone, text, link }: { tone: 'warning' | 'info'; text: string; link: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 'var(--height-notice)',
        px: { xs: 2, sm: 3 },
        fontSize: 'var(--text-14)',
        color: color(tone),
        backgroundColor: color(`${tone}-soft`),
      }}
    >
      <ClockIcon fontSize="small" aria-hidden sx={{ flex: 'none' }} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 'inherit' }}
      >
        <Box component="span" sx={{ py: 1 }}>
          {text}
        </Box>
        <Box
          component={Link}
          to={pathOf('invoices', 'list')}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 'inherit',
            color: 'inherit',
            fontWeight: 700,
          }}
        >
          {link}
        </Box>
      </Box>
    </Box>
  );
}
