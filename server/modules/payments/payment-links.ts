import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { PAYMENT_LINK, type PaymentLink } from '../../../domain/payments/payment-answers.ts';
import { sql as raw } from 'kysely';
import type { Access } from '../../../domain/access/access.ts';
import { wholeUnits } from '../../../domain/money/currency.ts';
import { stillToPay, unpaid } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { missingFields } from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import { CHANNEL_IDS, channelOf } from '../../../domain/payments/channels.ts';
import type { Checkout, CheckoutOrder } from '../../../domain/payments/contract.ts';
import { nextPoll } from '../../../domain/payments/poll-times.ts';
import { notificationPath } from '../../../domain/payments/provider.ts';
import { isReference, newReference } from '../../../domain/payments/reference.ts';
import type { ApiPorts, StoreContext, WriteContext } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf } from '../../http/language.ts';
import type { PublicRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { writeOnce } from '../../resources/service.ts';
import { channelAt, onlineChannels, type Channel } from './accounts.ts';
import { buyerPage } from './buyer-page.ts';

/** What a checkout needs to know of an order. */
interface PayableOrder {
  id: number;
  sequence: number | null;
  /**
   * What the buyer may pay, in whole units of `currency`, the order's own. A declined payment has cancelled its order, and may be
   * tried again.
   */
  due: number;
  cancelled: boolean;
  /** True for what a paid order lacks after an edit. */
  difference: boolean;
  email: string | null;
  store: string;
  /** Address of the store's picture. */
  picture: string | null;
  currency: string;
}

/** Null for an order that the store does not have, or of a branch that this member does not see. */
export async function payableOrder(
  sql: Sql,
  storeId: number,
  id: number,
  branches?: Access['branches'],
): Promise<PayableOrder | null> {
  const row = await sql
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .select(['o.id', 'o.sequence', 'o.customer', 'o.user_store_id'])
    .select(['o.order_status_id', 'o.total', 'o.paid', 'o.refunded'])
    .select([
      's.name as store',
      's.profile_picture as picture',
      raw<string>`coalesce(o.currency, s.currency)`.as('currency'),
    ])
    .where('o.store_id', '=', storeId)
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || branches?.includes(row.user_store_id) === false) return null;
  const { sequence, customer, store, picture, currency } = row;
  const difference = row.order_status_id === ORDER_STATUS.paid;
  const due = difference ? stillToPay(row) : unpaid(row);
  const cancelled = row.order_status_id === ORDER_STATUS.cancelled;
  return {
    id: row.id,
    sequence,
    due,
    cancelled,
    difference,
    email: emailOf(customer),
    store,
    picture,
    currency,
  };
}

function emailOf(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null;
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null;
}

const DAY = 24 * 60 * 60 * 1000;

/** Buyers open a link of WhatsApp days later. */
const VALID = 7 * DAY;

/**
 * A row of `payment_attempts`, with its checkout. The provider is asked outside of any transaction: it may take seconds.
 * @throws ApiError `unavailable` when the provider makes no checkout
 */
async function makeAttempt(context: StoreContext, order: PayableOrder, channel: Channel) {
  const { ports, storeId, now } = context;
  const { payments, settings, logger } = ports;
  if (payments === undefined) throw new ApiError('unavailable');
  const { provider, account } = channel;
  const reference = newReference();
  const asked: CheckoutOrder = {
    reference,
    description: `${order.store} #${order.sequence ?? order.id}`,
    cents: toCents(order.due, wholeUnits(order.currency)),
    currency: order.currency,
    email: order.email,
    returnUrl: `${linkAddress(settings.origin, reference)}/return`,
    notificationUrl: `${settings.origin}/api/v1${notificationPath(provider, storeId)}`,
  };
  const checkout = await adapterOf(provider)
    .createCheckout(asked, account, payments.send)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'no answer';
      logger.warn({ storeId, provider, reason }, 'a provider made no checkout');
      throw new ApiError('unavailable');
    });
  return {
    store_id: storeId,
    reference,
    order_id: order.id,
    channel_id: channel.id,
    provider,
    cents: asked.cents,
    currency: asked.currency,
    difference: order.difference,
    test: account.testMode,
    checkout: JSON.stringify(checkout),
    created_at: now,
    expires_at: new Date(now.getTime() + VALID),
    next_look_at: nextPoll(0, now),
  };
}

/** `POST /orders/{id}/payment-link`: an address at which a buyer pays the order ('Enviar enlace de pago'). */
export const createPaymentLink = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/orders/{id}/payment-link',
  operationId: 'createPaymentLink',
  summary: 'Make an address at which the buyer pays the order online',
  tag: 'orders',
  access: { permission: 'orders.write', feature: 'is_payment_checkouts_enabled' },
  body: closedObject(
    {
      payment_channel_id: {
        type: 'integer',
        minimum: 1,
        description: 'Of the catalogue, one that takes payments online; the first of them when left out',
      },
    },
    { optional: ['payment_channel_id'] },
  ),
  answers: { 201: { description: 'The link, to be sent to the buyer', schema: PAYMENT_LINK } },
  async handle(context) {
    const { ports, storeId, params, body, access } = context;
    const { order, channel } = await ports.database.read(storeId, async (sql) => ({
      order: await payableOrder(sql, storeId, pathId(params, 'id'), access.branches),
      channel: await chooseChannel(ports, sql, storeId, body.payment_channel_id),
    }));
    if (order === null) throw new ApiError('not_found');
    if (order.due === 0) throw invalid({ id: { key: 'nothing_to_pay' } });
    if (channel === null) throw invalid({ payment_channel_id: { key: 'no_online_payment' } });
    const { currencies } = adapterOf(channel.provider);
    if (currencies?.includes(order.currency) === false)
      throw invalid({
        payment_channel_id: { key: 'currency_not_taken', args: { currency: order.currency } },
      });
    const attempt = await makeAttempt(context, order, channel);
    return writeOnce(context, async ({ tx }) => {
      await tx.sql.insertInto('payment_attempts').values(attempt).execute();
      const { reference, expires_at } = attempt;
      const url = linkAddress(ports.settings.origin, reference);
      const body: PaymentLink = {
        url,
        reference,
        payment_channel_id: CHANNEL_IDS[channel.provider],
        expires_at: expires_at.toISOString(),
      };
      return { status: 201, body };
    });
  },
});

/** The channel that a buyer pays by: the named one, else the first. Null unless it is active and has its keys. */
async function chooseChannel(
  ports: ApiPorts,
  sql: Sql,
  storeId: number,
  id: number | undefined,
): Promise<Channel | null> {
  if (id === undefined) return (await onlineChannels(ports, sql, storeId)).find(isReady) ?? null;
  const provider = channelOf(id)?.provider ?? null;
  const channel = provider === null ? null : await channelAt(ports, sql, storeId, provider);
  return channel !== null && isReady(channel) ? channel : null;
}

function isReady({ active, provider, account }: Channel): boolean {
  return active && missingFields(adapterOf(provider), account).length === 0;
}

/** Where a buyer opens a payment: short enough for a message, and the provider's own address is made behind it. */
function linkAddress(origin: string, reference: string): string {
  return `${origin}/api/v1/payment-links/${reference}`;
}

const HTML = { description: 'A page for the buyer', type: 'text/html' };

/** Where a buyer opens the link of a message: on to the provider, or why there is nothing to pay. */
export const openPaymentLink: PublicRoute = {
  method: 'GET',
  path: '/payment-links/{reference}',
  operationId: 'openPaymentLink',
  summary: 'Lead a buyer to the checkout of a payment',
  access: 'public',
  anyQuery: true,
  refusals: ['not_found'],
  answers: { 200: HTML, 303: { description: "On to the provider's checkout" } },
  async handle({ ports, params, request, now }) {
    const { attempt, order, offered } = await findAttempt(ports, params['reference'] ?? '');
    const language = languageOf(request);
    if (order === null) throw new ApiError('not_found');
    if (order.due === 0) return buyerPage({ language, order, sentence: 'paid' });
    // Who cancelled the order ended its links. One that is open again is paid by a new link.
    if (attempt.ended_at !== null)
      return buyerPage({ language, order, sentence: order.cancelled ? 'cancelled' : 'expired' });
    // An order is not paid by another amount than it is worth by now.
    const changed =
      order.difference !== attempt.difference ||
      toCents(order.due, wholeUnits(order.currency)) !== attempt.cents;
    // Nobody could check a payment by a channel whose keys are gone.
    if (!offered || changed || attempt.expires_at <= now)
      return buyerPage({ language, order, sentence: 'expired' });
    if (ports.payments === undefined) throw new ApiError('unavailable');
    // Written by `make-attempt.ts` and by nobody else.
    const checkout = attempt.checkout as Checkout;
    if (checkout.kind === 'link')
      return { status: 303, headers: { location: ports.payments.buyerAddress(checkout.url) } };
    const action = ports.payments.buyerAddress(checkout.action);
    return buyerPage({ language, order, sentence: 'go', form: { action, fields: checkout.fields } });
  },
};

/** Where providers send a buyer back to. What they add to the address is unsigned: it is not even read. */
export const returnFromPayment: PublicRoute = {
  method: 'GET',
  path: '/payment-links/{reference}/return',
  operationId: 'returnFromPayment',
  summary: 'Tell a buyer who returns what is known of the payment',
  access: 'public',
  anyQuery: true,
  refusals: ['not_found'],
  answers: { 200: HTML },
  async handle({ ports, params, request }) {
    const { order } = await findAttempt(ports, params['reference'] ?? '');
    if (order === null) throw new ApiError('not_found');
    const sentence = order.due === 0 ? 'paid' : 'confirming';
    return buyerPage({ language: languageOf(request), order, sentence });
  },
};

/**
 * The attempt that a link names, with its order as it is now; null for an order that is gone. `offered`: whether the
 * store still takes payments by its channel. Throws `not_found`.
 */
async function findAttempt({ database }: ApiPorts, reference: string) {
  if (!isReference(reference)) throw new ApiError('not_found');
  const attempt = await database.platform((sql) =>
    sql.selectFrom('payment_attempts').selectAll().where('reference', '=', reference).executeTakeFirst(),
  );
  if (attempt === undefined) throw new ApiError('not_found');
  const { store_id, order_id } = attempt;
  return database.read(store_id, async (sql) => {
    const order: PayableOrder | null = await payableOrder(sql, store_id, order_id);
    return { attempt, order, offered: await isOffered(sql, attempt) };
  });
}

async function isOffered(
  sql: Sql,
  { store_id, channel_id }: { store_id: number; channel_id: number },
): Promise<boolean> {
  const channel = await sql
    .selectFrom('payment_channels_store')
    .select('active')
    .where('store_id', '=', store_id)
    .where('id', '=', channel_id)
    .executeTakeFirst();
  return channel?.active === 1;
}

/** A person who cancels an order ends its open links. A declined payment cancels it too, and may be tried again. */
export async function endLinks(
  { tx, storeId, user, now }: WriteContext,
  { id, order_status_id: status }: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const isCancelled = status === ORDER_STATUS.cancelled && before?.order_status_id !== status;
  if (user.userId === null || before === null || !isCancelled) return;
  await tx.sql
    .updateTable('payment_attempts')
    .set({ ended_at: now })
    .where('store_id', '=', storeId)
    .where('order_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
