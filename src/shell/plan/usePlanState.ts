import { useMemo, useSyncExternalStore } from 'react';
import { everyMinute } from '../../ui/figure/DateText.tsx';
import { planState, type PlanState } from '../../../domain/plans/plan-state.ts';
import { useStore } from '../../authProvider/useSession.ts';

const MINUTE = 60_000;

/**
 * The state of the store's plan, computed every minute, because a trial may end while the user works. Null without a
 * store.
 */
export function usePlanState(): PlanState | null {
  const store = useStore();
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE));
  return useMemo(
    // Computed for the end of the minute. At its beginning, a new trial would have a day too many.
    () => (store === null ? null : planState(store, new Date((minute + 1) * MINUTE))),
    [store, minute],
  );
}
