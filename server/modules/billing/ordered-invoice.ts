import { isOffered, planOf } from '../../../domain/plans/catalogue.ts';
import { paymentTypeOf } from '../../../domain/plans/payment-types.ts';
import { isPayable } from '../../../domain/plans/subscription/invoice-status.ts';
import { orderPlan } from '../../../domain/plans/subscription/order.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { isOfCampaign } from './campaign-store.ts';
import { readInformation } from './information-row.ts';
import { openInvoice, planInvoice, saveInvoice, type StoredInvoice } from './invoice-rows.ts';
import { issueInvoice } from './issue-invoice.ts';
import { pricedCountry } from './price-country.ts';
import { lockSubscription } from './subscription-row.ts';

/** What a merchant wants to pay: an invoice, or a plan, of which an invoice is issued. */
export type Wanted =
  | { invoiceId: number }
  | {
      planId: number;
      paymentTypeId: number;
      renews: boolean | undefined;
      /** Whose price the merchant has read; undefined where they did not say. */
      country: string | undefined;
    };

/**
 * The invoice that a checkout is for. The same plan from two tabs gives one invoice.
 * @throws ApiError `billing_information_required`, `not_found`, `invoice_closed`, `plan_active`, `invalid`
 */
export async function invoiceFor(tx: StoreTx, wanted: Wanted, now: Date): Promise<StoredInvoice> {
  const { sql, storeId } = tx;
  const { subscription } = await lockSubscription(tx);
  const information = await readInformation(sql, storeId);
  if (information === null) throw new ApiError('billing_information_required');
  if ('invoiceId' in wanted) {
    const found = await planInvoice(sql, storeId, wanted.invoiceId);
    if (found === null) throw new ApiError('not_found');
    if (!isPayable(found.status)) throw new ApiError('invoice_closed');
    return found;
  }
  const plan = planOf(wanted.planId);
  if (plan === undefined || !isOffered(plan, await isOfCampaign(sql, storeId)))
    throw new ApiError('not_found');
  if (paymentTypeOf(plan)?.id !== wanted.paymentTypeId)
    throw invalid({ plan_payment_type_id: { key: 'enum' } });
  // Else they would pay another price than the one that they have read.
  if (wanted.country !== undefined && wanted.country !== (await pricedCountry(sql, storeId)))
    throw invalid({ country_code: { key: 'billed_elsewhere' } });
  const open = await openInvoice(sql, storeId);
  const renews = wanted.renews ?? true;
  const ordered = orderPlan(subscription, open, { plan, renews }, now);
  if (ordered.outcome === 'plan_active') throw new ApiError('plan_active');
  if (ordered.outcome === 'issue') return issueInvoice(tx, ordered.invoice, now);
  if (open === null) throw new ApiError('not_found');
  if (open.renews !== renews)
    await saveInvoice(tx, open.id, { ...open, renews }, { open: true, paidAt: null, now });
  return open;
}
