import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { DialogStep } from '../../../ui/dialog/StepDialog.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { useMayPay } from '../useMayPay.ts';
import { PlanCard } from './PlanCard.tsx';

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
export function PlansStep({ title, plans, chosen, annual, onAnnual, onContinue, onClose }: PlansStepProps) {
  const { upgrade } = useDictionary(BILLING_WORDS);
  const mayPay = useMayPay();
  const free = plans.find(({ plan_name }) => plan_name === 'free');
  const saving = plans.find(({ frequency }) => frequency === 'annual')?.savings?.card;
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
