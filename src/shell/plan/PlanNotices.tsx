import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { matchPath, useLocation } from 'react-router-dom';
import type { PlanBarsProps } from './PlanBars.tsx';
import { useMay } from '../../schema/useAllowed.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { usePlanState } from './usePlanState.ts';

const { Part: PlanBars } = lazyPart<PlanBarsProps>(() => import('./PlanBars.tsx'));
const { Part: PlanBlocked } = lazyPart<object>(() => import('./PlanBlocked.tsx'));

/** The pages where the plan is paid (spec 1 §2). The blocking popup does not show there. */
const PAYING = ['/config/billing', '/bill/:id', '/pay-bill/:id', '/payments/:planId/:paymentTypeId'];

/** The notice of the plan's state: a blocking popup, or a bar. On most days there is none, and nothing is loaded. */
export function PlanNotices() {
  const plan = usePlanState();
  const reads = useMay('invoices.read');
  const { pathname } = useLocation();
  if (plan === null) return null;
  const { blocked, pastDue, expiresOn } = plan;
  // The days of a trial are no news for who can do nothing about them.
  const trialDays = reads ? plan.trialDays : null;
  // Past its date the plan is paid first, also while its functions last (spec 1 §4).
  if ((blocked || pastDue) && !PAYING.some((path) => matchPath(path, pathname) !== null))
    return (
      <Suspense>
        <PlanBlocked />
      </Suspense>
    );
  const bars = [pastDue, expiresOn !== null, trialDays !== null].filter(Boolean).length;
  if (bars === 0) return null;
  return (
    <Suspense fallback={<Box sx={{ height: `calc(${bars} * var(--height-notice))` }} />}>
      <PlanBars pastDue={pastDue} expiresOn={expiresOn} trialDays={trialDays} />
    </Suspense>
  );
}
