import { useMemo, useSyncExternalStore } from 'react';
import { planState, type PlanState } from '../../../domain/plans/plan-state.ts';
import { useStore } from '../../authProvider/useSession.ts';

const MINUTE = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** The state of the store's plan, judged anew each minute: a trial may end under one's hands. Null without a store. */
export function usePlanState(): PlanState | null {
  const store = useStore();
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE));
  return useMemo(
    // As it is when the minute ends: at its beginning, a trial that has just been given would have a day too many.
    () => (store === null ? null : planState(store, new Date((minute + 1) * MINUTE))),
    [store, minute],
  );
}
