import { closedObject, INTEGER, TEXT, TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { MEANS } from './channels.ts';
import { ALARMS, NOTIFICATION_STATES } from './notification-state.ts';
import { PROVIDERS } from './provider.ts';

/** What a provider reported of a payment, and what became of it. */
export const PAYMENT_REPORT = closedObject({
  id: INTEGER,
  provider: { type: 'string', enum: [...PROVIDERS] },
  attempt_id: { ...TEXT, description: "The payment's id at its provider." },
  state: { type: 'string', enum: [...NOTIFICATION_STATES] },
  reason: { enum: [...ALARMS, null] },
  order_id: { type: ['integer', 'null'] },
  tries: INTEGER,
  created_at: TIME,
  settled_at: TIME_OR_NULL,
  reviewed_at: TIME_OR_NULL,
  review_note: TEXT_OR_NULL,
});
export type PaymentReport = FromSchema<typeof PAYMENT_REPORT>;

const KEY_LABEL = {
  type: ['string', 'null'],
  description: 'What the provider calls this key; null for a channel without an account',
} as const satisfies JsonSchema;

/** A way to pay of the catalogue. */
export const CATALOGUE_CHANNEL = closedObject({
  id: INTEGER,
  name: { ...TEXT, description: 'In the language of the caller' },
  description: { ...TEXT, description: 'With what buyers pay by it, in that language' },
  icon: TEXT_OR_NULL,
  client_id_label: KEY_LABEL,
  api_key_secret_label: KEY_LABEL,
  is_default: { type: 'integer', enum: [0, 1] },
  means: { type: 'array', items: { enum: [...MEANS] }, description: 'With what buyers pay by it' },
  notification_url: {
    ...TEXT_OR_NULL,
    description: 'Where the provider reports payments; null for a channel that reports none',
  },
});
export type CatalogueChannel = FromSchema<typeof CATALOGUE_CHANNEL>;

/** An address at which the buyer of an order pays it. */
export const PAYMENT_LINK = closedObject({
  url: TEXT,
  reference: TEXT,
  payment_channel_id: INTEGER,
  expires_at: { ...TIME, description: 'After it the link no longer pays.' },
});
export type PaymentLink = FromSchema<typeof PAYMENT_LINK>;
