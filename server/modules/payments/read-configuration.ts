import { SECRET_FIELDS } from '../../../domain/payments/channels.ts';
import { notificationPath } from '../../../domain/payments/provider.ts';
import { recordSchema } from '../../../domain/schema/derive.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';
import type { StoreRoute } from '../../http/route.ts';
import { answerRecord, etagOf } from '../../resources/answer-record.ts';
import { findRecord } from '../../resources/query/one.ts';
import { component } from '../../resources/routes/describe.ts';
import { resourceNamed } from '../../resources/service.ts';
import { channelOfPath, configurationId, CONFIGURATIONS } from './configuration.ts';

const SHARED = {
  method: 'GET',
  tags: [CONFIGURATIONS],
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
