import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { matchPath, useLocation } from 'react-router-dom';
import type { PlanBarsProps } from './PlanBars.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { usePlanState } from './usePlanState.ts';

const { Part: PlanBars } = lazyPart<PlanBarsProps>(() => import('./PlanBars.tsx'));
const { Part: PlanBlocked } = lazyPart<object>(() => import('./PlanBlocked.tsx'));

/** The page where the plan is paid (spec 1 §2). The blocking popup does not show there. */
const PAYING = ['/config/billing', '/bill/:id', '/bill', '/pay-bill', '/payments'];

/** The notice of the plan's state: a blocking popup, or a bar. On most days there is none, and nothing is loaded. */
export function PlanNotices() {
  const plan = usePlanState();
  const { pathname } = useLocation();
  if (plan === null) return null;
  const { blocked, expiresOn, trialDays } = plan;
  if (blocked && !PAYING.some((path) => matchPath(path, pathname) !== null))
    return (
      <Suspense>
        <PlanBlocked />
      </Suspense>
    );
  const bars = [expiresOn, trialDays].filter((one) => one !== null).length;
  if (bars === 0) return null;
  return (
    <Suspense fallback={<Box sx={{ height: `calc(${bars} * var(--height-notice))` }} />}>
      <PlanBars expiresOn={expiresOn} trialDays={trialDays} />
    </Suspense>
  );
}
