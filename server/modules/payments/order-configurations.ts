import { sql } from 'kysely';
import { PAYMENT_CHANNELS } from '../../../domain/payments/channels.ts';
import { invalid } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { CONFIGURATIONS } from './configuration.ts';

const IDS = { type: 'array', items: { type: 'integer', minimum: 1 } } as const;

/** `PUT /payment-channels-store/order`: the order in which buyers see the channels (CFG-08). */
export const orderConfigurations = storeRoute({
  method: 'PUT',
  path: `/stores/{storeId}/${CONFIGURATIONS}/order`,
  operationId: 'orderPaymentChannelsStore',
  summary: 'Put the channels of the store in order, by their ids in the catalogue; those left out follow',
  tags: [CONFIGURATIONS],
  access: {
    permission: `${CONFIGURATIONS}.write`,
    feature: 'is_payment_checkouts_enabled',
  },
  body: {
    type: 'object',
    properties: { ids: { ...IDS, minItems: 1, maxItems: PAYMENT_CHANNELS.length, uniqueItems: true } },
    required: ['ids'],
    additionalProperties: false,
  },
  answers: {
    200: {
      description: 'All of them in their new order',
      schema: { type: 'object', properties: { ids: IDS }, required: ['ids'], additionalProperties: false },
    },
  },
  handle: async (context) => {
    const wanted = context.body.ids;
    return writeOnce(context, async (write) => {
      const { tx, now, storeId } = write;
      const rows = await tx.sql
        .selectFrom('payment_channels_store')
        .select('payment_channel_id as id')
        .where('store_id', '=', storeId)
        .orderBy('order')
        .orderBy('id')
        .forUpdate()
        .execute();
      const old = rows.map(({ id }) => Number(id));
      const unknown = wanted.flatMap((id, at) => (old.includes(id) ? [] : [`ids.${at}`]));
      if (unknown.length > 0)
        throw invalid(Object.fromEntries(unknown.map((source) => [source, { key: 'reference' }])));
      const ids = [...new Set([...wanted, ...old])];
      await sql`
        update payment_channels_store c set "order" = place.at - 1, version = version + 1, updated_at = ${now}
        from unnest(${ids}::bigint[]) with ordinality as place (id, at)
        where c.store_id = ${storeId} and c.payment_channel_id = place.id
          and c."order" is distinct from place.at - 1`.execute(tx.sql);
      const changes: Record<string, [unknown, unknown]> = { ids: [old, ids] };
      await recordAudit(write, [{ action: 'order', resource: CONFIGURATIONS, recordId: null, changes }]);
      tx.notify({ type: `${CONFIGURATIONS}.updated` });
      return { status: 200, body: { ids } };
    });
  },
});
