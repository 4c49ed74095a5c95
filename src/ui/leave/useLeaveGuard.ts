import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import type { Location } from 'react-router-dom';

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

export interface LeaveGuard {
  stops(move: Move): boolean;
  onStop(stopped: StoppedMove): void;
}

/** The guards on screen, oldest first. */
export const LeaveGuardsContext = createContext<Set<RefObject<LeaveGuard>> | null>(null);

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
