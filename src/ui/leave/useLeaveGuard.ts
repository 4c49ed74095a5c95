import { use, useEffect, useRef } from 'react';
import { LeaveGuardsContext, type LeaveGuard } from './leave-guard.ts';

/**
 * Asks the guard about each move while it is active.
 * @throws outside of `LeaveGuards` while active: what it guards would be lost in silence
 */
export function useLeaveGuard(guard: LeaveGuard, active = true): void {
  const guards = use(LeaveGuardsContext);
  if (guards === null && active) throw new Error('A leave guard stands outside of <LeaveGuards>');
  const ref = useRef(guard);
  useEffect(() => {
    ref.current = guard;
  });
  useEffect(() => {
    if (!active || guards === null) return undefined;
    guards.add(ref);
    return () => {
      guards.delete(ref);
    };
  }, [guards, active]);
}
