import { adapterOf } from '../../../domain/payments/adapters.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { ApiError, invalid } from '../../errors.ts';
import { closedObject } from '../../http/closed-object.ts';
import { pathId } from '../../http/authorise.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { chooseChannel } from './choose-channel.ts';
import { linkAddress } from './link-address.ts';
import { makeAttempt } from './make-attempt.ts';
import { payableOrder } from './payable-order.ts';

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
