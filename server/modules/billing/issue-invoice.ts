import { planOf } from '../../../domain/plans/catalogue.ts';
import { INVOICE_STATUS } from '../../../domain/plans/subscription/invoice-status.ts';
import type { PlanInvoice } from '../../../domain/plans/subscription/subscription.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { mailTextsIn } from '../identity/module.ts';
import { pricedCountry } from './price-country.ts';
import { readInformation } from './information-row.ts';
import { openInvoice, saveInvoice, type StoredInvoice } from './invoice-rows.ts';

/**
 * Issues an invoice in place of the open one, which is voided. The subscription is locked. The price is that of the
 * country where the store sells.
 * @throws ApiError `not_found` for a plan that is not sold there
 */
export async function issueInvoice(tx: StoreTx, invoice: PlanInvoice, now: Date): Promise<StoredInvoice> {
  const { sql, storeId } = tx;
  await voidOpenInvoice(tx, now);
  const information = await readInformation(sql, storeId);
  const plan = planOf(invoice.planId);
  const price = plan?.price(await pricedCountry(sql, storeId)) ?? null;
  if (plan === undefined || plan.frequency === null || price === null) throw new ApiError('not_found');
  const number = await nextNumber(tx);
  const { id } = await sql
    .insertInto('invoices')
    .values({
      store_id: storeId,
      number: number.text,
      invoice_status_id: invoice.status,
      due_date: invoice.dueDate,
      end_date: invoice.to,
      amount: price.amount,
      discount: 0,
      currency: price.currency,
      billing_information: information === null ? null : JSON.stringify(information),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql
    .insertInto('invoice_details')
    .values({
      store_id: storeId,
      parent_id: id,
      position: 0,
      description: mailTextsIn('es').billing.lines[plan.frequency],
      quantity: 1,
      price: price.amount,
    })
    .execute();
  const { kind, planId, renews, from, to } = invoice;
  await sql
    .insertInto('plan_invoices')
    .values({
      store_id: storeId,
      invoice_id: id,
      number: number.value,
      kind,
      plan_id: planId,
      renews,
      period_from: from,
      period_to: to,
      open: true,
    })
    .execute();
  tx.notify({ type: 'invoices.created', id });
  return { ...invoice, id, number: number.text, ...price };
}

/** Takes back what nobody has paid: the store keeps the number. */
export async function voidOpenInvoice(tx: StoreTx, now: Date): Promise<void> {
  const open = await openInvoice(tx.sql, tx.storeId);
  if (open === null) return;
  const invoice = { ...open, status: INVOICE_STATUS.voided };
  await saveInvoice(tx, open.id, invoice, { open: false, paidAt: null, now });
}

/** The platform's next number. Its row stays locked until the end, so a write that fails gives the number back. */
async function nextNumber({ sql }: StoreTx): Promise<{ value: number; text: string }> {
  const { value } = await sql
    .updateTable('plan_numbers')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return { value, text: `TND-${String(value).padStart(6, '0')}` };
}
