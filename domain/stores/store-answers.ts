import { closedObject, FLAG, INTEGER, INTEGER_OR_NULL, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import { SHIPPING_ZONES } from '../orders/shipping-zones.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

/** A store as spec 1 §3 lists it. */
export const STORE = closedObject({
  id: INTEGER,
  name: TEXT,
  description: TEXT,
  url: TEXT,
  domain: TEXT_OR_NULL,
  custom_domain_created_at: TEXT_OR_NULL,
  profile_picture: TEXT_OR_NULL,
  banner_picture: TEXT_OR_NULL,
  currency: TEXT,
  country_code: TEXT,
  time_zone: TEXT,
  active: FLAG,
  verified: FLAG,
  terms_and_conditions: { ...TEXT_OR_NULL, description: 'Cleaned HTML.' },
  call_to_action_button: TEXT_OR_NULL,
  google_analitycs_tracking_id: TEXT_OR_NULL,
  facebook_pixel_code: TEXT_OR_NULL,
  delivery_cost_enabled: FLAG,
  delivery_cost_details: INTEGER,
  delivery_zones: { ...SHIPPING_ZONES, description: 'What departments and cities cost, by their DANE code.' },
  delivery_free_from: { ...INTEGER_OR_NULL, description: 'Products for this amount travel free.' },
  shipping_time_enabled: FLAG,
  shipping_details: TEXT_OR_NULL,
  chat_pay: {
    ...TEXT_OR_NULL,
    description: 'What a chat about an order says while it is to be paid; null for our words.',
  },
  chat_paid: { ...TEXT_OR_NULL, description: 'Once it is paid.' },
  chat_sent: { ...TEXT_OR_NULL, description: 'While it is on its way.' },
  chat_done: { ...TEXT_OR_NULL, description: 'Some days after it left.' },
  version: { ...INTEGER, description: 'What a write is based on.' },
  created_at: TEXT,
  updated_at: TEXT,
  default_user_store: {
    anyOf: [closedObject({ id: INTEGER, mobile_phone_number: TEXT }), { type: 'null' }],
  },
  store_plan: closedObject({
    plan: closedObject({ id: INTEGER, name: TEXT }),
    plan_id: INTEGER,
    store_plan_status_id: INTEGER,
    store_plan_payment_status_id: {
      ...INTEGER_OR_NULL,
      description: 'The status of the newest invoice; null without one.',
    },
    days_to_pay: INTEGER_OR_NULL,
    next_cut_date: TEXT_OR_NULL,
    trial_ended_at: TEXT_OR_NULL,
  }),
  plan_features: { type: 'object', additionalProperties: { type: ['boolean', 'number'] } },
});
export type StoredStore = FromSchema<typeof STORE>;

const VERSION_MEMBERS = {
  id: INTEGER,
  created_at: { ...TEXT, description: 'UTC.' },
  author: { ...TEXT_OR_NULL, description: 'Who saved it; null for who has left.' },
  excerpt: { ...TEXT, description: 'How it begins, as plain text.' },
} as const satisfies Record<string, JsonSchema>;

/** A version of the terms in the list of them, the newest first. */
export const TERMS_VERSION = closedObject(VERSION_MEMBERS);
export type TermsVersion = FromSchema<typeof TERMS_VERSION>;

/** One version with its text. */
export const TERMS_VERSION_TEXT = closedObject({
  ...VERSION_MEMBERS,
  terms_and_conditions: { ...TEXT, description: 'HTML that the server has cleaned.' },
});
export type TermsVersionText = FromSchema<typeof TERMS_VERSION_TEXT>;
