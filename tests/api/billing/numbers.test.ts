import { afterEach, describe, expect, test } from 'vitest';
import { INVOICE_STATUS, type PlanInvoice } from '../../../domain/plans/subscription.ts';
import type { CheckoutAnswer } from '../../../domain/plans/billing-types.ts';
import { issueInvoice } from '../../../server/modules/billing/invoices.ts';
import { openBilling, type BillingWorld } from './billing-world.ts';

const MONTH: PlanInvoice = {
  kind: 'purchase',
  planId: 3,
  status: INVOICE_STATUS.pending,
  dueDate: '2026-01-08',
  from: '2026-01-01',
  to: '2026-02-01',
  renews: true,
};

let world: BillingWorld;
afterEach(() => world.close());

const open = async (): Promise<void> => {
  world = await openBilling();
};

describe('[BIL-08] the numbers of invoices', () => {
  test('a write that fails after it took a number leaves no gap, also while others wait for theirs', async () => {
    await open();
    const { test: api } = world;
    let issued = '';
    let waiting: Promise<CheckoutAnswer> | undefined;
    const failing = api.database.write(api.storeId, async (tx) => {
      issued = (await issueInvoice(tx, MONTH, api.clock.now())).number;
      waiting = world.checkout('payu');
      throw new Error('The write fails');
    });
    await expect(failing).rejects.toThrow('The write fails');
    await waiting;
    expect(issued).toBe('TND-000001');
    expect((await world.invoices()).map(({ number }) => number)).toEqual(['TND-000001']);
  });

  test('a plan that is bought in several tabs at once is one invoice', async () => {
    await open();
    const tabs = await Promise.all(
      (['payu', 'mercado_pago', 'payu', 'mercado_pago'] as const).map((provider) => world.checkout(provider)),
    );
    const [invoice, ...others] = await world.invoices();
    expect(others).toEqual([]);
    expect(tabs.map(({ invoice_id }) => invoice_id)).toEqual(tabs.map(() => invoice?.id));
    expect(new Set(tabs.map(({ reference }) => reference)).size).toBe(tabs.length);
    await world.checkout('payu', { plan_id: 2, plan_payment_type_id: 2 });
    expect((await world.invoices()).map(({ number }) => number)).toEqual(['TND-000002', 'TND-000001']);
  });
});
