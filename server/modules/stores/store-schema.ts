import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const NUMBER: JsonSchema = { type: 'integer' };
const NUMBER_OR_NULL: JsonSchema = { type: ['integer', 'null'] };
const FLAG: JsonSchema = { type: 'boolean' };

/** A store as spec 1 §3 lists it, for the OpenAPI document. */
export const STORE = closedObject({
  id: NUMBER,
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
  terms_and_conditions: TEXT_OR_NULL,
  call_to_action_button: TEXT_OR_NULL,
  google_analitycs_tracking_id: TEXT_OR_NULL,
  facebook_pixel_code: TEXT_OR_NULL,
  delivery_cost_enabled: FLAG,
  delivery_cost_details: NUMBER,
  shipping_time_enabled: FLAG,
  shipping_details: TEXT_OR_NULL,
  version: NUMBER,
  created_at: TEXT,
  updated_at: TEXT,
  default_user_store: { anyOf: [closedObject({ id: NUMBER, mobile_phone_number: TEXT }), { type: 'null' }] },
  store_plan: closedObject({
    plan: closedObject({ id: NUMBER, name: TEXT }),
    plan_id: NUMBER,
    store_plan_status_id: NUMBER,
    store_plan_payment_status_id: {
      ...NUMBER_OR_NULL,
      description: 'The status of the newest invoice; null without one.',
    },
    days_to_pay: NUMBER_OR_NULL,
    next_cut_date: TEXT_OR_NULL,
    trial_ended_at: TEXT_OR_NULL,
  }),
  plan_features: { type: 'object', additionalProperties: { type: ['boolean', 'number'] } },
});
