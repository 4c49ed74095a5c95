import { createContext, type RefObject } from 'react';
import type { Location } from 'react-router-dom';

export interface Move {
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
