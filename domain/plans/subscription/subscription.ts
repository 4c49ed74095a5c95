import { FREE_PLAN_ID } from '../catalogue.ts';
import { PLAN_ACTIVE } from '../plan-state.ts';

/** What a store has bought. Every change of it is a function of this folder: `order`, `confirm`, `daily`, `renewal`. */
export interface Subscription {
  /** The offer that is paid, or was until it ended; 1 is free. */
  planId: number;
  /** `PLAN_ACTIVE`, `PLAN_ENDING` or `PLAN_UNPAID`. */
  status: number;
  /** Last paid day, `YYYY-MM-DD`; null on the free plan, and for a plan without an end. */
  paidUntil: string | null;
  /** Day of the month on which periods end, so that a short month does not shift them. */
  anchorDay: number | null;
  /** What the next renewal buys; null for the same plan. */
  nextPlanId: number | null;
  /** ISO UTC. */
  trialEndsAt: string | null;
  timeZone: string;
}

/** An invoice of a plan, which lasts one period. */
export interface PlanInvoice {
  kind: 'purchase' | 'renewal';
  planId: number;
  /** Of `domain/plans/subscription/invoice-status.ts`. */
  status: number;
  /** Last day to pay, `YYYY-MM-DD`. */
  dueDate: string;
  /** Days that it pays, both included. They are final once it is paid. */
  from: string;
  to: string;
  /** Whether the plan that it pays renews by itself. */
  renews: boolean;
}

export function freeSubscription(trialEndsAt: string | null, timeZone: string): Subscription {
  return {
    planId: FREE_PLAN_ID,
    status: PLAN_ACTIVE,
    paidUntil: null,
    anchorDay: null,
    nextPlanId: null,
    trialEndsAt,
    timeZone,
  };
}

/** The same store without a paid plan. Its trial, if one is left, goes on. */
export function ended({ trialEndsAt, timeZone }: Subscription): Subscription {
  return freeSubscription(trialEndsAt, timeZone);
}
