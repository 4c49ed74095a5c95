import { sql } from 'kysely';
import { channelOf, PAYMENT_CHANNELS, SECRET_FIELDS } from '../../../domain/payments/channels.ts';
import { notificationPath } from '../../../domain/payments/provider.ts';
import { recordSchema } from '../../../domain/schema/derive.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { ApiPorts, StoreContext } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { answerRecord, etagOf } from '../../resources/answer-record.ts';
import { findRecord } from '../../resources/query/one.ts';
import { component } from '../../resources/routes/describe.ts';
import { recordAudit, resourceNamed, writeOnce } from '../../resources/service.ts';

export const CONFIGURATIONS = 'payment-channels-store';

/** The channel of the path, by its id in the catalogue. Throws `not_found`. */
export function channelOfPath({ params }: Pick<StoreContext, 'params'>) {
  const channel = channelOf(pathId(params, 'methodId'));
  if (channel === undefined) throw new ApiError('not_found');
  return channel;
}

/** Id of the record with the store's configuration of a channel, or null. */
async function configurationId(sql: Sql, storeId: number, channelId: number): Promise<number | null> {
  const row = await sql
    .selectFrom('payment_channels_store')
    .select('id')
    .where('store_id', '=', storeId)
    .where('payment_channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The same of the path's channel. Throws `not_found` where the store has none. */
export async function configurationOfPath(
  context: Pick<StoreContext, 'params' | 'storeId'> & { ports: Pick<ApiPorts, 'database'> },
): Promise<number> {
  const { id } = channelOfPath(context);
  const found = await context.ports.database.read(context.storeId, (sql) =>
    configurationId(sql, context.storeId, id),
  );
  if (found === null) throw new ApiError('not_found');
  return found;
}

const SHARED = {
  method: 'GET',
  tag: CONFIGURATIONS,
  access: { permission: `${CONFIGURATIONS}.read` },
} as const satisfies Partial<StoreRoute>;

const ONE = 'PaymentChannelsStoreDetail';

/** A configuration as one is answered: the record, with what only its screen shows. */
export function configurationComponents(resources: readonly Resource[]): Record<string, JsonSchema> {
  const resource = resources.find(({ name }) => name === CONFIGURATIONS);
  if (resource === undefined) return {};
  const { properties, required = [], ...rest } = recordSchema(resource);
  const members: Record<string, JsonSchema> = {
    stored_secrets: {
      type: 'array',
      items: { type: 'string', enum: [...SECRET_FIELDS] },
      description: 'Which secrets are set; their values are never answered',
    },
    notification_url: { type: ['string', 'null'] },
    extra_parameters: {
      type: ['string', 'null'],
      description: 'JSON text: title, description, qrImage, instructions',
    },
  };
  return {
    [ONE]: {
      description: 'Empty for a channel that the store has not set up.',
      anyOf: [
        {
          ...rest,
          properties: { ...properties, ...members },
          required: [...new Set([...required, ...Object.keys(members)])],
        },
        closedObject({}),
      ],
    },
  };
}

/** `GET /payment-channels-store/{methodId}`: how the store takes payments by a channel (spec 2 §7). */
export const readConfiguration: StoreRoute = {
  ...SHARED,
  path: `/stores/{storeId}/${CONFIGURATIONS}/{methodId}`,
  operationId: 'getPaymentChannelsStore',
  summary: "The store's configuration of a channel, with which secrets it has; empty on the first visit",
  answers: { 200: { description: 'The configuration', schema: component(ONE) } },
  async handle({ ports, storeId, params, access }) {
    const channel = channelOfPath({ params });
    const resource = resourceNamed(ports, CONFIGURATIONS);
    const record = await ports.database.read(storeId, async (sql) => {
      const id = await configurationId(sql, storeId, channel.id);
      return id === null ? null : findRecord(sql, storeId, resource, id, 'stored');
    });
    if (record === null) return { status: 200, body: {} };
    const { provider } = channel;
    const parameters = record['extra_parameters'] ?? null;
    return {
      status: 200,
      body: {
        ...answerRecord(resource, access, record),
        extra_parameters: parameters === null ? null : JSON.stringify(parameters),
        stored_secrets: SECRET_FIELDS.filter((field) => typeof record[field] === 'string'),
        notification_url:
          provider === null ? null : `${ports.settings.origin}/api/v1${notificationPath(provider, storeId)}`,
      },
      headers: { etag: etagOf(record) },
    };
  },
};

/** `GET /payment-channels-store/{methodId}/exist`: whether the store has set the channel up. */
export const configurationExists: StoreRoute = {
  ...SHARED,
  path: `/stores/{storeId}/${CONFIGURATIONS}/{methodId}/exist`,
  operationId: 'existsPaymentChannelsStore',
  summary: 'Whether the store has a configuration of a channel',
  answers: {
    200: {
      description: 'Whether it has',
      schema: closedObject({ exist: { type: 'boolean' } }),
    },
  },
  async handle({ ports, storeId, params }) {
    const { id } = channelOfPath({ params });
    const found = await ports.database.read(storeId, (sql) => configurationId(sql, storeId, id));
    return { status: 200, body: { exist: found !== null } };
  },
};

const IDS = { type: 'array', items: { type: 'integer', minimum: 1 } } as const;

/** `PUT /payment-channels-store/order`: the order in which buyers see the channels (CFG-08). */
export const orderConfigurations = storeRoute({
  method: 'PUT',
  path: `/stores/{storeId}/${CONFIGURATIONS}/order`,
  operationId: 'orderPaymentChannelsStore',
  summary: 'Put the channels of the store in order, by their ids in the catalogue; those left out follow',
  tag: CONFIGURATIONS,
  access: {
    permission: `${CONFIGURATIONS}.write`,
    feature: 'is_payment_checkouts_enabled',
  },
  body: closedObject({ ids: { ...IDS, minItems: 1, maxItems: PAYMENT_CHANNELS.length, uniqueItems: true } }),
  answers: {
    200: {
      description: 'All of them in their new order',
      schema: closedObject({ ids: IDS }),
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
