import { addDays, dayOf, daysBetween } from '../dates/day.ts';
import { FREE_PLAN_ID, monthsOf, planOf, soldInstead, type Frequency, type Plan } from './catalogue.ts';
import { planFeatures } from './features.ts';
import {
  EXPIRY_NOTICE_DAYS,
  PLAN_ACTIVE,
  PLAN_ENDING,
  PLAN_UNPAID,
  planState,
  type PlanTime,
} from './plan-state.ts';

/** What a store has bought. Every change of it is a function of this file. */
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
  /** Of `domain/plans/subscription.ts`. */
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
function ended({ trialEndsAt, timeZone }: Subscription): Subscription {
  return freeSubscription(trialEndsAt, timeZone);
}

export const SUBSCRIPTION_STATES = [
  'free',
  'trial',
  'active',
  'near_expiry',
  'past_due',
  'blocked',
  'cancelled',
] as const;
type SubscriptionStateName = (typeof SUBSCRIPTION_STATES)[number];

/** What a person reads about a subscription at this instant. `cancelled`: it ends with its paid days. */
export function subscriptionState(subscription: Subscription, now: Date): SubscriptionStateName {
  const { blocked, ended, pastDue, expiresOn, trialDays } = planState(planTimeOf(subscription), now);
  if (blocked) return 'blocked';
  if (subscription.planId === FREE_PLAN_ID || ended) return trialDays === null ? 'free' : 'trial';
  if (subscription.status === PLAN_ENDING) return 'cancelled';
  if (pastDue) return 'past_due';
  return expiresOn === null ? 'active' : 'near_expiry';
}

/** The subscription in the columns of a store. */
function planTimeOf({ status, paidUntil, trialEndsAt, timeZone }: Subscription): PlanTime {
  return {
    store_plan_status_id: status,
    next_cut_date: paidUntil,
    trial_ended_at: trialEndsAt,
    time_zone: timeZone,
  };
}

export function editionOf({ planId }: Pick<Subscription, 'planId'>): 'free' | 'pro' {
  return planOf(planId)?.edition ?? 'free';
}

export function featuresAt(subscription: Subscription, now: Date) {
  return planFeatures({ ...planTimeOf(subscription), plan: editionOf(subscription) }, now);
}

/** Statuses of an invoice by their ids in the API (spec 2 §4). */
export const INVOICE_STATUS = { pending: 1, paid: 2, overdue: 3, voided: 4 } as const;

/** Whether an invoice waits for money; those alone have a Pay button. */
export function isPayable(status: number): boolean {
  return status === INVOICE_STATUS.pending || status === INVOICE_STATUS.overdue;
}

interface Period {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day. */
  to: string;
  anchorDay: number;
}

/**
 * The days that a payment of this plan buys at this instant. They follow the paid ones, those of a late payment too,
 * since the plan worked meanwhile. A running trial is not cut short. After a block, and on the free plan, they begin today.
 */
function nextPeriod(subscription: Subscription, plan: Pick<Plan, 'frequency'>, now: Date): Period {
  const { paidUntil, anchorDay } = subscription;
  const { blocked, ended } = planState(planTimeOf(subscription), now);
  if (paidUntil !== null && !blocked && !ended && subscription.status !== PLAN_UNPAID) {
    const anchor = anchorDay ?? Number(paidUntil.slice(8));
    return {
      from: addDays(paidUntil, 1),
      to: addMonths(paidUntil, monthsOf(plan), anchor),
      anchorDay: anchor,
    };
  }
  const from = firstDay(subscription, now);
  const anchor = Number(from.slice(8));
  return { from, to: addMonths(from, monthsOf(plan), anchor), anchorDay: anchor };
}

function firstDay({ trialEndsAt, timeZone }: Subscription, now: Date): string {
  const trialEnd = trialEndsAt === null ? now : new Date(trialEndsAt);
  return dayOf(trialEnd > now ? trialEnd : now, timeZone);
}

/** The day so many months later: `anchorDay` of its month, or the month's last day where it is shorter. */
function addMonths(day: string, months: number, anchorDay: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(toYear, toMonth, Math.min(anchorDay, last))).toISOString().slice(0, 10);
}

/** Days in which a plan that was chosen can be paid. Its invoice is voided afterwards. */
const PURCHASE_DAYS = 7;

/** What becomes of an order: the open invoice again, a new one in place of the open one, or a refusal. */
type Ordered = { outcome: 'open' } | { outcome: 'issue'; invoice: PlanInvoice } | { outcome: 'plan_active' };

/**
 * A merchant asks to pay for a plan. The same plan twice, as from two tabs, is one invoice. A plan that is paid beyond
 * the days of a renewal gives way to a longer one alone.
 */
export function orderPlan(
  subscription: Subscription,
  open: PlanInvoice | null,
  { plan, renews }: { plan: Plan; renews: boolean },
  now: Date,
): Ordered {
  if (plan.edition === 'free') return { outcome: 'plan_active' };
  if (open !== null && isPayable(open.status) && open.planId === plan.id) return { outcome: 'open' };
  if (isPaidAhead(subscription, now) && !isLonger(plan, subscription)) return { outcome: 'plan_active' };
  const { from, to } = nextPeriod(subscription, plan, now);
  const dueDate = addDays(dayOf(now, subscription.timeZone), PURCHASE_DAYS);
  return {
    outcome: 'issue',
    invoice: { kind: 'purchase', planId: plan.id, status: INVOICE_STATUS.pending, dueDate, from, to, renews },
  };
}

function isPaidAhead(subscription: Subscription, now: Date): boolean {
  const { planId, paidUntil, timeZone } = subscription;
  if (planId === FREE_PLAN_ID || paidUntil === null) return false;
  if (planState(planTimeOf(subscription), now).blocked) return false;
  return daysBetween(dayOf(now, timeZone), paidUntil) > EXPIRY_NOTICE_DAYS;
}

function isLonger(plan: Plan, { planId }: Subscription): boolean {
  const current = planOf(planId);
  return current !== undefined && monthsOf(plan) > monthsOf(current);
}

/** Why money that arrived grants nothing: a person must look at it. */
export type Refused = 'paid_twice' | 'voided' | 'unknown_plan';

type Confirmed = { subscription: Subscription; invoice: PlanInvoice; refused?: never } | { refused: Refused };

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

/** Null where there is no plan that could renew or end. */
type Changed = Subscription | null;

/**
 * Ends the plan with its paid days. One whose days are over, owed or blocked, ends now: the store goes on with what is
 * free.
 */
export function cancel(subscription: Subscription, now: Date): Changed {
  if (subscription.planId === FREE_PLAN_ID) return null;
  const { blocked, pastDue, ended: isEnded } = planState(planTimeOf(subscription), now);
  if (blocked || pastDue || isEnded || subscription.paidUntil === null) return ended(subscription);
  return { ...subscription, status: PLAN_ENDING, nextPlanId: null };
}

/** Takes a cancellation back while the paid days last. Afterwards the plan is bought again. */
export function reactivate(subscription: Subscription, now: Date): Changed {
  const { blocked, ended: isEnded } = planState(planTimeOf(subscription), now);
  if (subscription.planId === FREE_PLAN_ID || blocked || isEnded) return null;
  return subscription.status === PLAN_ENDING ? { ...subscription, status: PLAN_ACTIVE } : subscription;
}

/** Chooses what the next renewal buys: another period is paid from then on, and no paid day is lost. */
export function chooseNext(subscription: Subscription, nextPlanId: number | null): Changed {
  if (subscription.planId === FREE_PLAN_ID) return null;
  if (nextPlanId !== null && planOf(nextPlanId)?.edition !== 'pro') return null;
  return { ...subscription, nextPlanId: nextPlanId === subscription.planId ? null : nextPlanId };
}

/** What a day brings, whether or not anybody looked on the days before. */
interface Day {
  subscription: Subscription;
  /** The open invoice's new status; null where it stays, or there is none. */
  openStatus: number | null;
  /** A renewal to be issued. */
  renewal: PlanInvoice | null;
}

/**
 * Brings a subscription and its one open invoice up to this instant. Twice at one instant is once.
 * @param country where the merchant is billed: a renewal is of a plan that is sold there
 */
export function daily(subscription: Subscription, open: PlanInvoice | null, now: Date, country: string): Day {
  const { blocked, ended: isEnded } = planState(planTimeOf(subscription), now);
  if (isEnded)
    return {
      subscription: ended(subscription),
      openStatus: voidedUnless(open, now, subscription),
      renewal: null,
    };
  const status = blocked && subscription.planId !== FREE_PLAN_ID ? PLAN_UNPAID : subscription.status;
  const today = { ...subscription, status };
  const openStatus = open === null ? null : statusOn(open, dayOf(now, subscription.timeZone));
  const stillOpen = open !== null && openStatus !== INVOICE_STATUS.voided;
  return { subscription: today, openStatus, renewal: stillOpen ? null : renewalOf(today, now, country) };
}

/** A renewal is owed and becomes overdue; a purchase that nobody paid is no debt, and is voided. */
function statusOn({ kind, status, dueDate }: PlanInvoice, today: string): number | null {
  if (status !== INVOICE_STATUS.pending || daysBetween(today, dueDate) >= 0) return null;
  return kind === 'renewal' ? INVOICE_STATUS.overdue : INVOICE_STATUS.voided;
}

/** A plan that has ended owes no renewal; what was ordered meanwhile stays until its day. */
function voidedUnless(open: PlanInvoice | null, now: Date, { timeZone }: Subscription): number | null {
  if (open === null) return null;
  return open.kind === 'renewal' ? INVOICE_STATUS.voided : statusOn(open, dayOf(now, timeZone));
}

function renewalOf(subscription: Subscription, now: Date, country: string): PlanInvoice | null {
  const { paidUntil, planId, status, timeZone } = subscription;
  const plan = renewedPlan(subscription, country);
  if (status !== PLAN_ACTIVE || paidUntil === null || planId === FREE_PLAN_ID || plan === null) return null;
  const today = dayOf(now, timeZone);
  if (daysBetween(today, paidUntil) > EXPIRY_NOTICE_DAYS) return null;
  const { from, to } = nextPeriod(subscription, plan, now);
  return {
    kind: 'renewal',
    planId: plan.id,
    status: INVOICE_STATUS.pending,
    // One that is issued late can still be paid in time.
    dueDate: today > paidUntil ? today : paidUntil,
    from,
    to,
    renews: true,
  };
}

function renewedPlan({ planId, nextPlanId }: Subscription, country: string): Plan | null {
  const wanted = planOf(nextPlanId ?? planId);
  return wanted === undefined ? null : soldInstead(wanted, country);
}

/** Whether the plan renews by itself. */
export function renews({ planId, status }: Subscription): boolean {
  return planId !== FREE_PLAN_ID && status !== PLAN_ENDING;
}

/** Days before a plan's end at which the merchant is reminded. */
const REMINDER_DAYS = [15, 7, 3, 1] as const;

/**
 * The reminder that is due so many days before the end, or null. After days without a look only the latest is sent.
 * @param last the reminder of this end that was sent last
 */
export function reminderDue(daysLeft: number, last: number | null): number | null {
  if (daysLeft < 0) return null;
  const due = REMINDER_DAYS.findLast((days) => daysLeft <= days);
  return due === undefined || (last !== null && last <= due) ? null : due;
}

/** How often a plan is paid. Clients look the annual one up by its name (spec 2 §7). */
interface PaymentType {
  id: number;
  name: string;
  frequency: Frequency;
}

const PAYMENT_TYPES: readonly PaymentType[] = [
  { id: 1, name: 'Monthly payment', frequency: 'monthly' },
  { id: 2, name: 'Annual payment', frequency: 'annual' },
  { id: 3, name: 'Quarterly payment', frequency: 'quarterly' },
];

/** Undefined for the free plan, which nobody pays. */
export function paymentTypeOf({ frequency }: Pick<Plan, 'frequency'>): PaymentType | undefined {
  return PAYMENT_TYPES.find((type) => type.frequency === frequency);
}
