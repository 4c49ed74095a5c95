import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { judge } from '../../../domain/access/access.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import type { GoalDialogProps } from './GoalDialog.tsx';
import { HOME_WORDS } from './home-words.ts';

const { Part: GoalDialog, preload } = lazyPopup<GoalDialogProps>(() => import('./GoalDialog.tsx'));

interface WeekGoalProps {
  /** Sales to reach; null for none. */
  goal: number | null;
  /** Of the week so far. */
  sales: number;
}

/** How far the week is on the way to the merchant's goal. */
export function WeekGoal({ goal, sales }: WeekGoalProps) {
  const { goal: words } = useDictionary(HOME_WORDS);
  const money = useMoney();
  const access = useAccess();
  const id = useId();
  const [open, setOpen] = useState(false);
  const changes = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  if (goal === null && !changes) return null;
  return (
    <Box>
      <Box component="h3" id={id} sx={{ m: 0, mb: 0.5, fontSize: 'var(--text-14)', fontWeight: 500 }}>
        {words.title}
      </Box>
      {goal === null ? (
        <Box sx={quiet}>{words.none}</Box>
      ) : (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (sales / goal) * 100)}
            aria-labelledby={id}
            sx={{ height: 8, borderRadius: 'var(--radius-chip)' }}
          />
          <Box sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
            {fill(sales >= goal ? words.reached : words.progress, { sales: money(sales), goal: money(goal) })}
          </Box>
        </>
      )}
      {changes && (
        <Button
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(true)}
          sx={{ ml: -1 }}
        >
          {goal === null ? words.set : words.change}
        </Button>
      )}
      {open && <GoalDialog goal={goal} onClose={() => setOpen(false)} />}
    </Box>
  );
}
