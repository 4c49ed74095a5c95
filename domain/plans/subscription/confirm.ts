import { planOf } from '../catalogue.ts';
import { PLAN_ACTIVE, PLAN_ENDING } from '../plan-state.ts';
import { INVOICE_STATUS } from './invoice-status.ts';
import { nextPeriod } from './period.ts';
import type { PlanInvoice, Subscription } from './subscription.ts';

/** Why money that arrived grants nothing: a person must look at it. */
export type Refused = 'paid_twice' | 'voided' | 'unknown_plan';

export type Confirmed =
  | { subscription: Subscription; invoice: PlanInvoice; refused?: never }
  | { refused: Refused };

/**
 * A provider has confirmed the payment of an invoice: the only way to a paid day. An invoice pays once. Its days are
 * fixed now, and no later payment can buy them again, since the next ones follow them.
 */
export function confirmPayment(subscription: Subscription, invoice: PlanInvoice, now: Date): Confirmed {
  if (invoice.status === INVOICE_STATUS.paid) return { refused: 'paid_twice' };
  if (invoice.status === INVOICE_STATUS.voided) return { refused: 'voided' };
  const plan = planOf(invoice.planId);
  if (plan === undefined || plan.frequency === null) return { refused: 'unknown_plan' };
  const { from, to, anchorDay } = nextPeriod(subscription, plan, now);
  return {
    invoice: { ...invoice, status: INVOICE_STATUS.paid, from, to },
    subscription: {
      ...subscription,
      planId: plan.id,
      status: invoice.renews ? PLAN_ACTIVE : PLAN_ENDING,
      paidUntil: to,
      anchorDay,
      nextPlanId: null,
      // The paid days begin after the trial's, and have the same features.
      trialEndsAt: null,
    },
  };
}
