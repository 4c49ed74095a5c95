import { wholeUnits } from '../../../domain/money/currency.ts';
import { missingFields } from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import { CHANNEL_IDS, channelOf } from '../../../domain/payments/channels.ts';
import type { CheckoutOrder } from '../../../domain/payments/contract.ts';
import { nextLook } from '../../../domain/payments/looks.ts';
import { notificationPath } from '../../../domain/payments/provider.ts';
import { newReference } from '../../../domain/payments/reference.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject } from '../../http/closed-object.ts';
import type { StoreContext } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { channelAt, onlineChannels, type Channel } from './accounts.ts';
import { payableOrder, type PayableOrder } from './payable-order.ts';

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
    next_look_at: nextLook(0, now),
  };
}

const LINK = closedObject({
  url: { type: 'string' },
  reference: { type: 'string' },
  payment_channel_id: { type: 'integer' },
  expires_at: { type: 'string', format: 'date-time' },
});

/** `POST /orders/{id}/payment-link`: an address at which a buyer pays the order ('Enviar enlace de pago'). */
export const createPaymentLink = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/orders/{id}/payment-link',
  operationId: 'createPaymentLink',
  summary: 'Make an address at which the buyer pays the order online',
  tags: ['orders'],
  access: { permission: 'orders.write', feature: 'is_payment_checkouts_enabled' },
  body: {
    type: 'object',
    properties: {
      payment_channel_id: {
        type: 'integer',
        minimum: 1,
        description: 'Of the catalogue, one that takes payments online; the first of them when left out',
      },
    },
    additionalProperties: false,
  },
  answers: { 201: { description: 'The link, to be sent to the buyer', schema: LINK } },
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
      const answer = { url, reference, payment_channel_id: CHANNEL_IDS[channel.provider] };
      return { status: 201, body: { ...answer, expires_at: expires_at.toISOString() } };
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
