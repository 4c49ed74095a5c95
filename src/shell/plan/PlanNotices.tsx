import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { useStore as usePreference } from 'ra-core';
import { matchPath, useLocation } from 'react-router-dom';
import type { PlanBarsProps } from './PlanBars.tsx';
import { useMay } from '../../schema/useAllowed.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
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
  const [closedWith, setClosedWith] = usePreference<number | null>('plan.trial_closed', null);
  const paying = PAYING.some((path) => matchPath(path, pathname) !== null);
  // The trial shows on home and in the plan, and never between a shopkeeper and their work.
  const saysTrial = paying || pathname === '/';
  if (plan === null) return null;
  const { blocked, pastDue } = plan;
  // What a plan asks for is no news for who can do nothing about it.
  const expiresOn = reads ? plan.expiresOn : null;
  const trialDays = reads && saysTrial ? hiddenOnce(plan.trialDays, closedWith) : null;
  // Past its date the plan is paid first, also while its functions last (spec 1 §4).
  if ((blocked || pastDue) && !paying)
    return (
      <Suspense>
        <PlanBlocked />
      </Suspense>
    );
  const bars = [pastDue, expiresOn !== null, trialDays !== null].filter(Boolean).length;
  if (bars === 0) return null;
  return (
    <Suspense fallback={<Box sx={{ height: `calc(${bars} * var(--height-notice))` }} />}>
      <PlanBars
        pastDue={pastDue}
        expiresOn={expiresOn}
        trialDays={trialDays}
        onCloseTrial={() => setClosedWith(trialDays)}
      />
    </Suspense>
  );
}

/** Days before the end of a trial from which it shows once more to users who have closed it. */
const LAST_DAYS = 3;

/** The days of a trial to show: none to users who closed the notice, except once more near its end. */
function hiddenOnce(days: number | null, closedWith: number | null): number | null {
  if (days === null || closedWith === null) return days;
  return days <= LAST_DAYS && closedWith > LAST_DAYS ? days : null;
}
