import { use } from 'react';
import { LeaveGuardsContext, useLeaveGuard } from './useLeaveGuard.ts';

/**
 * What lies over the page ends before the page is left: on a phone, back is how people close it. Without `close` it
 * stays, as during a write. Pages of visitors have no router, and there back leaves.
 */
export function useCloseOnBack(open: boolean, close: (() => void) | undefined): void {
  const guarded = use(LeaveGuardsContext) !== null;
  useLeaveGuard(
    {
      stops: ({ back }) => back,
      onStop: (stopped) => {
        stopped.reset();
        close?.();
      },
    },
    open && guarded,
  );
}
