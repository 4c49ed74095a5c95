import type { BillingDetails } from '../../../domain/plans/billing-types.ts';
import { planOf } from '../../../domain/plans/catalogue.ts';
import { confirmPayment } from '../../../domain/plans/subscription/confirm.ts';
import { daily } from '../../../domain/plans/subscription/daily.ts';
import { orderPlan } from '../../../domain/plans/subscription/order.ts';
import type { PlanInvoice } from '../../../domain/plans/subscription/subscription.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import { pricedCountry } from './price-country.ts';
import { openInvoice, saveInvoice } from './invoice-rows.ts';
import { issueInvoice } from './issue-invoice.ts';
import { lockSubscription, saveSubscription, type KeptSubscription } from './subscription-row.ts';

/** An invoice of the past. Without a payment the next one takes its place. */
export interface PastInvoice {
  planId: number;
  issued: Date;
  paid: Date | null;
}

/**
 * What a store of this platform would have by now: whom we bill, and its invoices, by the rules of the subscription.
 * Nobody is written to, and no provider has confirmed anything. Only a store whose money is made up may have it.
 */
export async function enterPast(
  ports: ApiPorts,
  tx: StoreTx,
  { details, invoices }: { details: BillingDetails; invoices: readonly PastInvoice[] },
): Promise<void> {
  const { sql, storeId } = tx;
  const first = invoices[0]?.issued ?? ports.clock.now();
  await sql
    .insertInto('billing_information')
    .values({ store_id: storeId, ...details, created_at: first, updated_at: first })
    .execute();
  for (const { planId, issued, paid } of invoices) {
    const kept = await lockSubscription(tx);
    const invoice = await dueThen(tx, kept, planId, issued);
    const { id } = await issueInvoice(tx, invoice, issued);
    if (paid === null) continue;
    const confirmed = confirmPayment(kept.subscription, invoice, paid);
    if (confirmed.refused !== undefined) throw new Error(`The past invoice ${id} is ${confirmed.refused}`);
    await saveInvoice(tx, id, confirmed.invoice, { open: false, paidAt: paid, now: paid });
    await saveSubscription(ports, tx, { ...kept, subscription: confirmed.subscription });
  }
}

/** The renewal of that day where one was due, else what the merchant ordered. */
async function dueThen(
  { sql, storeId }: StoreTx,
  { subscription }: KeptSubscription,
  planId: number,
  at: Date,
): Promise<PlanInvoice> {
  const open = await openInvoice(sql, storeId);
  const { renewal } = daily(subscription, open, at, await pricedCountry(sql, storeId));
  if (renewal?.planId === planId) return renewal;
  const plan = planOf(planId);
  const ordered = plan && orderPlan(subscription, open, { plan, renews: true }, at);
  if (ordered?.outcome !== 'issue') throw new Error(`Plan ${planId} could not be ordered then`);
  return ordered.invoice;
}
