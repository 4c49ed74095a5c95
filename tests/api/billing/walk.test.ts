import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { PLAN_FEATURES } from '../../../domain/plans/features.ts';
import { INVOICE_STATUS } from '../../../domain/plans/subscription.ts';
import type { CheckoutAnswer, InvoiceAnswer } from '../../../domain/plans/billing-types.ts';
import type { GatewayPayment } from '../../../scripts/gateway/books.ts';
import { openBilling, type BillingWorld } from './billing-world.ts';

const PLANS = [
  { plan_id: 3, plan_payment_type_id: 1 },
  { plan_id: 13, plan_payment_type_id: 3 },
  { plan_id: 2, plan_payment_type_id: 2 },
];
const PROVIDERS = ['payu', 'mercado_pago'] as const;
/** The same each time: the walk of a thousand other ways is that of the domain. */
const SEEDS = [7, 2026];
const STEPS = 60;
const PURSE = ['approved', 'approved', 'declined', 'pending'] as const;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), at: fc.nat(11) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), at: fc.nat(7) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('report' as const), at: fc.nat(20) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('days' as const), at: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), at: fc.nat(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reactivate' as const), at: fc.nat(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('next' as const), at: fc.nat(2) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What a merchant and two providers do to one store, through the API alone. */
class Walk {
  readonly checkouts: { provider: (typeof PROVIDERS)[number]; answer: CheckoutAnswer }[] = [];
  readonly payments: GatewayPayment[] = [];
  /** Rules that were broken. */
  readonly broken: string[] = [];
  constructor(private readonly world: BillingWorld) {}

  private must(holds: boolean, rule: string): void {
    if (!holds) this.broken.push(rule);
  }

  async take({ kind, at }: Step): Promise<void> {
    const { world } = this;
    const subscription = `${world.base}/billing/subscription`;
    if (kind === 'order') await this.order(at);
    if (kind === 'pay') await this.pay(at);
    const payment = this.payments[at % Math.max(1, this.payments.length)];
    if (kind === 'report' && payment !== undefined) await this.report(payment, at);
    if (kind === 'days') await world.pass(at);
    if (kind === 'cancel' || kind === 'reactivate') await world.owner.post(`${subscription}/${kind}`, {});
    if (kind === 'next') await world.owner.put(subscription, { next_plan_id: PLANS[at]?.plan_id });
    await world.work();
  }

  private async order(at: number): Promise<void> {
    const provider = PROVIDERS[at % 2] ?? 'payu';
    const [open] = (await this.world.invoices()).filter(({ payable }) => payable);
    const what = at > 8 && open !== undefined ? { invoice_id: open.id } : PLANS[at % 3];
    const { world } = this;
    const answer = await world.owner.post<CheckoutAnswer & { code?: string }>(
      `${world.base}/billing/checkouts`,
      { provider, ...what },
    );
    if (answer.status === 201) this.checkouts.push({ provider, answer: answer.body });
    else this.must(answer.body.code === 'plan_active', `an order is refused with ${answer.status}`);
  }

  /** At any checkout that was ever opened, also of an invoice that is paid or voided meanwhile. */
  private async pay(at: number): Promise<void> {
    const checkout = this.checkouts[this.checkouts.length - 1 - (at % Math.max(1, this.checkouts.length))];
    if (checkout === undefined) return;
    const state = PURSE[at % PURSE.length] ?? 'approved';
    const payment = await this.world.pay(checkout.provider, checkout.answer, { state });
    this.payments.push(payment);
    await this.deliver(payment);
  }

  /** Once more, or with the word that a payment has come through after all. */
  private async report(payment: GatewayPayment, at: number): Promise<void> {
    const late = payment.state === 'pending' && at % 2 === 0;
    const said = late ? this.world.gateway.books.change(payment.id, 'approved') : payment;
    this.payments.splice(this.payments.indexOf(payment), 1, said);
    await this.deliver(said);
  }

  private async deliver(payment: GatewayPayment): Promise<void> {
    this.must((await this.world.report(payment)) === 200, 'a report is refused');
  }

  /** What holds after every step. */
  async check(): Promise<void> {
    const invoices = await this.world.invoices();
    const numbers = invoices
      .map(({ number }) => Number(number.slice(-6)))
      .toSorted((one, other) => one - other);
    this.must(
      numbers.every((number, at) => number === at + 1),
      'numbers with a gap or twice',
    );
    const paid = invoices.filter(({ invoice_status_id }) => invoice_status_id === INVOICE_STATUS.paid);
    this.must(
      paid.every((invoice) => this.approved(invoice) > 0),
      'paid without an approved payment',
    );
    const periods = new Set(paid.map(({ period_from }) => period_from));
    this.must(periods.size === paid.length, 'a period is paid twice');
    this.must(invoices.filter(({ payable }) => payable).length < 2, 'two open invoices');
    const pro = (await this.world.features())['max_products'] === PLAN_FEATURES.pro.max_products;
    this.must(!pro || paid.length > 0, 'granted without a payment');
    const { state } = await this.world.subscription();
    const grants = ['active', 'near_expiry', 'past_due', 'cancelled'].includes(state);
    this.must(pro === grants, `features of another plan while it is ${state}`);
  }

  private approved({ id }: InvoiceAnswer): number {
    const references = new Set(
      this.checkouts.filter(({ answer }) => answer.invoice_id === id).map(({ answer }) => answer.reference),
    );
    return this.payments.filter(({ reference, state }) => state === 'approved' && references.has(reference))
      .length;
  }
}

let world: BillingWorld;
afterEach(() => world.close());

describe('[BIL-08] a plan through the API, whatever happens to it', () => {
  test.each(SEEDS)(
    'numbers, periods and features hold (seed %i)',
    async (seed) => {
      world = await openBilling();
      const walk = new Walk(world);
      for (const one of fc.sample(step, { numRuns: STEPS, seed })) {
        await walk.take(one);
        await walk.check();
        expect(walk.broken).toEqual([]);
      }
      // A walk that buys nothing shows nothing.
      expect(walk.payments.some(({ state }) => state === 'approved')).toBe(true);
    },
    240_000,
  );
});
