import type { BillingDetails } from '../../../domain/plans/billing-types.ts';
import { isOffered, planOf } from '../../../domain/plans/catalogue.ts';
import {
  confirmPayment,
  daily,
  INVOICE_STATUS,
  isPayable,
  orderPlan,
  paymentTypeOf,
  type PlanInvoice,
} from '../../../domain/plans/subscription.ts';
import type { ApiPorts } from '../../context.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { mailTextsIn } from '../identity/module.ts';
import { readInformation } from './information-routes.ts';
import { isOfCampaign, pricedCountry } from './prices.ts';
import { lockSubscription, saveSubscription, type KeptSubscription } from './subscription-row.ts';

/** An invoice of a plan as it is stored. */
export interface StoredInvoice extends PlanInvoice {
  id: number;
  number: string;
  amount: number;
  currency: string;
}

function select(sql: Sql, storeId: number) {
  return sql
    .selectFrom('plan_invoices as p')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.store_id', '=', 'p.store_id').onRef('i.id', '=', 'p.invoice_id'),
    )
    .select(['i.id', 'i.number', 'i.amount', 'i.currency', 'i.invoice_status_id', 'i.due_date'])
    .select(['p.kind', 'p.plan_id', 'p.renews', 'p.period_from', 'p.period_to'])
    .where('p.store_id', '=', storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function stored(row: Row | undefined): StoredInvoice | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    number: row.number,
    amount: row.amount,
    currency: row.currency ?? 'COP',
    kind: row.kind,
    planId: row.plan_id,
    status: row.invoice_status_id,
    dueDate: row.due_date,
    from: row.period_from,
    to: row.period_to,
    renews: row.renews,
  };
}

/** The one invoice of the store that waits for money. */
export async function openInvoice(sql: Sql, storeId: number): Promise<StoredInvoice | null> {
  return stored(await select(sql, storeId).where('p.open', '=', true).executeTakeFirst());
}

/** Null for an invoice that pays no plan, too. */
export async function planInvoice(sql: Sql, storeId: number, id: number): Promise<StoredInvoice | null> {
  return stored(await select(sql, storeId).where('p.invoice_id', '=', id).executeTakeFirst());
}

/** Writes the status of an invoice, and its days once it is paid. */
export async function saveInvoice(
  { sql, storeId, notify }: StoreTx,
  id: number,
  invoice: PlanInvoice,
  { open, paidAt, now }: { open: boolean; paidAt: Date | null; now: Date },
): Promise<void> {
  await sql
    .updateTable('invoices')
    .set((eb) => ({
      invoice_status_id: invoice.status,
      end_date: invoice.to,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
  await sql
    .updateTable('plan_invoices')
    .set({
      open,
      renews: invoice.renews,
      period_from: invoice.from,
      period_to: invoice.to,
      ...(paidAt === null ? {} : { paid_at: paidAt }),
    })
    .where('store_id', '=', storeId)
    .where('invoice_id', '=', id)
    .execute();
  notify({ type: 'invoices.updated', id });
}

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

/** An invoice of the past. Without a payment the next one takes its place. */
interface PastInvoice {
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
