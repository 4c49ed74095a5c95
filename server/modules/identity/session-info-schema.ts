import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const ID: JsonSchema = { type: 'integer' };
const FLAG: JsonSchema = { type: 'boolean' };

const USER = {
  user_id: ID,
  user_email: TEXT,
  user_type: ID,
  first_name: TEXT,
  last_name: TEXT,
  phone: TEXT_OR_NULL,
  store_id: { type: ['integer', 'null'] },
  created_at: TEXT,
  password_invalidated_at: TEXT_OR_NULL,
  platform_staff: FLAG,
} satisfies Record<string, JsonSchema>;

const CHOICE = {
  id: ID,
  name: TEXT,
  url: TEXT,
  profile_picture: TEXT_OR_NULL,
  active: FLAG,
  owner: FLAG,
  role: TEXT_OR_NULL,
} satisfies Record<string, JsonSchema>;

const ACCESS = {
  owner: FLAG,
  permissions: { type: 'array', items: TEXT },
  features: { type: 'object', additionalProperties: { type: ['boolean', 'number'] } },
  inactive: FLAG,
} satisfies Record<string, JsonSchema>;

const BRANCHES: JsonSchema = {
  type: 'array',
  items: ID,
  description: 'What the member is limited to; left out of who sees all branches.',
};

const STORE = {
  ...CHOICE,
  domain: TEXT_OR_NULL,
  line: TEXT_OR_NULL,
  currency: TEXT,
  country_code: TEXT,
  time_zone: TEXT,
  verified: FLAG,
  plan: TEXT,
  store_plan_status_id: ID,
  next_cut_date: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
  delivery_cost_enabled: FLAG,
  delivery_cost_details: { type: 'integer', minimum: 0 },
  access: complete(ACCESS, { branches: BRANCHES }),
} satisfies Record<string, JsonSchema>;

/** `domain/identity/session-info.ts` as JSON Schema, for the OpenAPI document. */
export const SESSION_INFO = complete({
  user: complete(USER),
  stores: { type: 'array', items: complete(CHOICE) },
  store: { anyOf: [complete(STORE), { type: 'null' }] },
  support: complete({ whatsapp: TEXT_OR_NULL, help_url: TEXT_OR_NULL, terms_url: TEXT_OR_NULL }),
  shops_served: FLAG,
});

function complete(
  properties: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
