import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_FEATURES } from '../../../domain/plans/features.ts';
import { addDays, dayOf, daysBetween } from '../../../domain/dates/day.ts';
import { planOf, PLANS } from '../../../domain/plans/catalogue.ts';
import { GRACE_DAYS, PLAN_ENDING } from '../../../domain/plans/plan-state.ts';
import {
  cancel,
  chooseNext,
  confirmPayment,
  daily,
  featuresAt,
  freeSubscription,
  INVOICE_STATUS,
  isPayable,
  orderPlan,
  reactivate,
  type PlanInvoice,
} from '../../../domain/plans/subscription.ts';
import { effort } from '../../support/effort.ts';

/** A store's plan with its invoices, as the server keeps them: numbered as they are issued. */
class Store {
  now = new Date('2026-01-30T15:00:00Z');
  readonly trialEnd = '2026-02-13T15:00:00.000Z';
  plan = freeSubscription(this.trialEnd, 'America/Bogota');
  readonly invoices: (PlanInvoice & { number: number })[] = [];
  /** Every day that a confirmed payment has bought. */
  readonly paid: { from: string; to: string }[] = [];

  /** Rules that were broken. */
  readonly broken: string[] = [];

  must(holds: boolean, rule: string): void {
    if (!holds) this.broken.push(rule);
  }

  get open() {
    return this.invoices.find(({ status }) => isPayable(status)) ?? null;
  }

  get today(): string {
    return dayOf(this.now, this.plan.timeZone);
  }

  issue(invoice: PlanInvoice): void {
    const { open } = this;
    if (open !== null) open.status = INVOICE_STATUS.voided;
    this.invoices.push({ ...invoice, number: this.invoices.length + 1 });
  }

  order(planId: number, renews: boolean): void {
    const plan = planOf(planId);
    if (plan === undefined) return;
    const ordered = orderPlan(this.plan, this.open, { plan, renews }, this.now);
    if (ordered.outcome === 'issue') this.issue(ordered.invoice);
  }

  /** A provider's confirmation of any invoice, once more of a paid one too. */
  confirm(at: number): void {
    const invoice = this.invoices[at % Math.max(1, this.invoices.length)];
    if (invoice === undefined) return;
    const before = invoice.status;
    const confirmed = confirmPayment(this.plan, invoice, this.now);
    if ('refused' in confirmed) {
      this.must(!isPayable(before), 'an open invoice is refused');
      return;
    }
    Object.assign(invoice, confirmed.invoice);
    this.plan = confirmed.subscription;
    this.paid.push({ from: invoice.from, to: invoice.to });
  }

  look(): void {
    const { open } = this;
    const day = daily(this.plan, open, this.now, 'CO');
    this.plan = day.subscription;
    if (open !== null && day.openStatus !== null) open.status = day.openStatus;
    if (day.renewal !== null) this.issue(day.renewal);
    const again = daily(this.plan, this.open, this.now, 'CO');
    const same = JSON.stringify([again.subscription, again.openStatus, again.renewal]);
    this.must(same === JSON.stringify([this.plan, null, null]), 'a second look changes something');
  }

  end(): void {
    const { open } = this;
    const next = cancel(this.plan, this.now);
    if (next === null) return;
    if (open !== null && open.kind === 'renewal') open.status = INVOICE_STATUS.voided;
    this.plan = next;
  }

  /** Features by what was paid alone: neither the plan nor its status is asked. */
  mayHavePro(): boolean {
    if (this.now < new Date(this.trialEnd)) return true;
    const last = this.paid
      .map(({ to }) => to)
      .toSorted()
      .at(-1);
    return last !== undefined && daysBetween(this.today, last) >= -GRACE_DAYS;
  }

  check(): void {
    const pro = featuresAt(this.plan, this.now) === PLAN_FEATURES.pro;
    this.must(!pro || this.mayHavePro(), 'granted without a payment');
    const isPaidToday = this.paid.some(({ from, to }) => from <= this.today && this.today <= to);
    this.must(!isPaidToday || pro, 'paid, and not granted');
    const isEnded =
      this.plan.status === PLAN_ENDING && this.plan.paidUntil !== null && this.plan.paidUntil < this.today;
    this.must(!isEnded || !pro, 'granted after the end');
    const days = this.paid.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    days.forEach(({ from, to }, at) => {
      this.must(from < to, 'a period without days');
      const before = days[at - 1];
      this.must(before === undefined || from > before.to, 'a day paid twice');
    });
    this.must(
      this.invoices.every(({ number }, at) => number === at + 1),
      'numbers with a gap',
    );
    this.must(this.invoices.filter(({ status }) => isPayable(status)).length <= 1, 'two open invoices');
    const paidInvoices = this.invoices.filter(({ status }) => status === INVOICE_STATUS.paid);
    this.must(paidInvoices.length === this.paid.length, 'an invoice paid twice');
  }
}

const planId = fc.constantFrom(...PLANS.map(({ id }) => id), 999);
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order'), planId, flag: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('confirm'), at: fc.nat(30) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('days'), at: fc.nat(40) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('look') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reactivate') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('next'), planId }) },
);

interface Event {
  kind: string;
  planId?: number;
  at?: number;
  flag?: boolean;
}

function apply(store: Store, { kind, planId: id = 0, at = 0, flag = true }: Event): void {
  if (kind === 'order') store.order(id, flag);
  if (kind === 'confirm') store.confirm(at);
  if (kind === 'days') store.now = new Date(store.now.getTime() + at * 86_400_000 + 1);
  if (kind === 'look') store.look();
  if (kind === 'cancel') store.end();
  if (kind === 'reactivate') store.plan = reactivate(store.plan, store.now) ?? store.plan;
  if (kind === 'next') store.plan = chooseNext(store.plan, id) ?? store.plan;
}

test('[BIL-08] whatever happens to a plan, paid days and nothing else have its features', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 25 }), (events) => {
      const store = new Store();
      for (const one of events) {
        apply(store, one);
        store.check();
      }
      expect(store.broken).toEqual([]);
    }),
    { numRuns: effort(50, 10_000) },
  );
}, 240_000);

test('the walk buys, renews and loses plans', () => {
  const store = new Store();
  store.order(3, true);
  store.confirm(0);
  expect(store.paid).toEqual([{ from: '2026-02-13', to: '2026-03-13' }]);
  for (let day = 0; day < 60; day += 1) {
    apply(store, { kind: 'days', at: 1 });
    store.look();
  }
  expect(store.open).toMatchObject({ kind: 'renewal', status: INVOICE_STATUS.overdue, number: 2 });
  expect(featuresAt(store.plan, store.now)).toBe(PLAN_FEATURES.free);
  store.confirm(1);
  expect(featuresAt(store.plan, store.now)).toBe(PLAN_FEATURES.pro);
  expect(addDays(store.today, 0)).toBe(store.paid.at(-1)?.from);
});
