import { adapterOf } from '../../../domain/payments/adapters.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import type { CheckoutOrder } from '../../../domain/payments/contract.ts';
import { nextLook } from '../../../domain/payments/looks.ts';
import { notificationPath } from '../../../domain/payments/provider.ts';
import { newReference } from '../../../domain/payments/reference.ts';
import { ApiError } from '../../errors.ts';
import type { StoreContext } from '../../http/route.ts';
import type { Channel } from './accounts.ts';
import { linkAddress } from './link-address.ts';
import type { PayableOrder } from './payable-order.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Buyers open a link of WhatsApp days later. */
const VALID = 7 * DAY;

/**
 * A row of `payment_attempts`, with its checkout. The provider is asked outside of any transaction: it may take seconds.
 * @throws ApiError `unavailable` when the provider makes no checkout
 */
export async function makeAttempt(context: StoreContext, order: PayableOrder, channel: Channel) {
  const { ports, storeId, now } = context;
  const { payments, settings, logger } = ports;
  if (payments === undefined) throw new ApiError('unavailable');
  const { provider, account } = channel;
  const reference = newReference();
  const asked: CheckoutOrder = {
    reference,
    description: `${order.store} #${order.sequence ?? order.id}`,
    cents: toCents(order.due, order.currency),
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
