import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import ClockIcon from '@mui/icons-material/Schedule';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { PlanState } from '../../../domain/plans/plan-state.ts';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useMay } from '../../schema/useAllowed.ts';
import { pathOf } from '../../schema/paths.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { UpgradeButton } from '../premium/UpgradeButton.tsx';

export interface PlanBarsProps extends Pick<PlanState, 'pastDue' | 'expiresOn' | 'trialDays'> {
  onCloseTrial(): void;
}

/** 'Tu plan expira el DD/MM. Renovar ahora', and the days of a trial (spec 1 §4). */
export default function PlanBars({ pastDue, expiresOn, trialDays, onCloseTrial }: PlanBarsProps) {
  const { plan } = useWords(SHELL_WORDS);
  const reads = useMay('invoices.read');
  const renew = reads && (
    <Box component={Link} to={pathOf('invoices', 'list')} sx={LINK}>
      {plan.renew}
    </Box>
  );
  return (
    <Box component="aside" aria-label={plan.notices}>
      {pastDue && <PlanBar tone="danger" text={plan.past_due} action={renew} />}
      {expiresOn !== null && (
        <PlanBar tone="warning" text={fill(plan.expires, { day: dayAndMonth(expiresOn) })} action={renew} />
      )}
      {trialDays !== null && (
        <PlanBar
          tone="info"
          text={trialDays === 1 ? plan.trial_one : fill(plan.trial_many, { days: trialDays })}
          action={<UpgradeButton color="inherit" label={plan.see_plans} sx={LINK} />}
          onClose={onCloseTrial}
        />
      )}
    </Box>
  );
}

/** `2026-03-25` as the spec writes it: `25/03`. */
function dayAndMonth(day: string): string {
  return day.slice(5).split('-').toReversed().join('/');
}

interface PlanBarProps {
  tone: 'danger' | 'warning' | 'info';
  text: string;
  /** The way to pay. */
  action: ReactNode;
  /** Absent of what asks to be acted on. */
  onClose?: () => void;
}

function PlanBar({ tone, text, action, onClose }: PlanBarProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: 'var(--height-notice)',
        // On the narrowest phone sentence and link have one line.
        px: { xs: 1, sm: 3 },
        fontSize: 'var(--text-14)',
        color: color(tone),
        backgroundColor: color(`${tone}-soft`),
      }}
    >
      <ClockIcon fontSize="small" aria-hidden sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.75,
          minHeight: 'inherit',
        }}
      >
        <Box component="span" sx={{ py: 1 }}>
          {text}
        </Box>
        {action}
      </Box>
      {onClose && (
        <IconButton
          aria-label={translate('app.close')}
          onClick={onClose}
          sx={{ ml: 'auto', mr: { xs: -1, sm: 0 }, my: -0.5, color: 'inherit' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** A link or a button as part of the sentence before it. */
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'inherit',
  p: 0,
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
} as const;
