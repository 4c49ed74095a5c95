import { closedObject } from '../schema/schema-parts.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './credentials.ts';
import { STORE_NAME_PATTERN, PERSON_NAME } from './names.ts';
import { PHONE_PATTERN } from '../phones/phone.ts';
import { COUNTRIES } from '../places/countries.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const COUNTRY_CODE = { enum: COUNTRIES.map(({ code }) => code) } as const satisfies JsonSchema;
const PHONE = { type: 'string', pattern: PHONE_PATTERN.source } as const satisfies JsonSchema;
const NUMBER = { type: 'integer', minimum: 0, maximum: 1000 } as const satisfies JsonSchema;

const ON_BOARDING_OPTIONS = {
  type: 'array',
  items: NUMBER,
  minItems: 2,
  maxItems: 2,
} as const satisfies JsonSchema;

const USER_INFORMATION = closedObject(
  {
    first_name: PERSON_NAME,
    last_name: PERSON_NAME,
    phone_number: PHONE,
    business_url: { type: ['string', 'null'], maxLength: 300, pattern: '^(https?://\\S+)?$' },
    country_code: COUNTRY_CODE,
  },
  { optional: ['business_url'] },
);

/** The last step of a sign-up (spec 1 §3). */
export const INFORMATION = closedObject({
  on_boarding_options: ON_BOARDING_OPTIONS,
  user_information: USER_INFORMATION,
});

/**
 * The payload of a sign-up (spec 1 §3). `verified`, `user_type_id` and `user_status_id` may be said, and grant
 * nothing: an account is verified by its code. `campaign` is what a signed link carries; a flag grants nothing either. The fields of the last step may come along already.
 */
export const SIGN_UP = {
  type: 'object',
  properties: {
    first_name: PERSON_NAME,
    last_name: PERSON_NAME,
    email: { type: 'string', format: 'email', maxLength: EMAIL_MAX_LENGTH },
    password: { type: 'string', minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
    store: { type: 'string', minLength: 1, maxLength: 50, pattern: STORE_NAME_PATTERN },
    phone: PHONE,
    contact_phone_number: { anyOf: [PHONE, { type: 'null' }] },
    source: { type: ['string', 'null'], maxLength: 500 },
    campaign: { type: ['string', 'boolean', 'null'], maxLength: 100 },
    verified: { const: 1 },
    user_type_id: { const: 1 },
    user_status_id: { const: 1 },
    country: { type: 'string', maxLength: 100 },
    country_code: COUNTRY_CODE,
    on_boarding_options: ON_BOARDING_OPTIONS,
    user_information: USER_INFORMATION,
  },
  required: ['first_name', 'last_name', 'email', 'password', 'store', 'phone', 'country_code'],
  additionalProperties: false,
} as const satisfies JsonSchema;

export type Information = FromSchema<typeof INFORMATION>;
export type SignUpRequest = FromSchema<typeof SIGN_UP>;
