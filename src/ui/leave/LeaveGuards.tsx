import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { LeaveGuardsContext, type LeaveGuard } from './useLeaveGuard.ts';

/**
 * Lets any part of the page stop a move. A router knows one blocker alone, so this one asks all guards: the newest
 * first, because it is what the user sees on top.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<RefObject<LeaveGuard>>());
  const stopperRef = useRef<RefObject<LeaveGuard>>(undefined);
  const stops = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const move = { from: currentLocation, to: nextLocation, back: historyAction === 'POP' };
      stopperRef.current = [...guards].findLast(({ current }) => current.stops(move));
      return stopperRef.current !== undefined;
    },
    [guards],
  );
  const blocker = useBlocker(stops);
  useEffect(() => {
    if (blocker.state === 'blocked') stopperRef.current?.current.onStop(blocker);
  }, [blocker]);
  return <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>;
}
