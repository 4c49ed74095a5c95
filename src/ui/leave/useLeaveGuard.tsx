import {
  createContext,
  use,
  useEffect,
  useRef,
  useCallback,
  useState,
  type RefObject,
  type ReactNode,
} from 'react';
import { useBlocker, type Location, type BlockerFunction } from 'react-router-dom';

interface Move {
  from: Location;
  to: Location;
  /** By the button or gesture of the browser, as opposed to a link. */
  back: boolean;
}

/** A move that waits for an answer. */
export interface StoppedMove {
  proceed(): void;
  reset(): void;
}

interface LeaveGuard {
  stops(move: Move): boolean;
  onStop(stopped: StoppedMove): void;
}

/** The guards on screen, oldest first. */
const LeaveGuardsContext = createContext<Set<RefObject<LeaveGuard>> | null>(null);

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
