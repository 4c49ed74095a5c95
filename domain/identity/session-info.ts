import { byTransferWay } from '../payments/transfer-texts.ts';
import { closedObject, FLAG, INTEGER, INTEGER_OR_NULL, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import { SHIPPING_ZONES } from '../orders/shipping-zones.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const USER = closedObject({
  user_id: INTEGER,
  user_email: TEXT,
  user_type: {
    ...INTEGER,
    description: "Of the session's store: 1 is labelled Administrador (spec 2 §6).",
  },
  first_name: TEXT,
  last_name: TEXT,
  phone: TEXT_OR_NULL,
  store_id: { type: ['integer', 'null'] },
  created_at: TEXT,
  password_invalidated_at: TEXT_OR_NULL,
  platform_staff: { ...FLAG, description: 'May read about all stores, by the calls of the platform alone.' },
});

const CHOICE_MEMBERS = {
  id: INTEGER,
  name: TEXT,
  url: TEXT,
  profile_picture: TEXT_OR_NULL,
  active: FLAG,
  owner: FLAG,
  role: { ...TEXT_OR_NULL, description: 'Null is shown as Administrador.' },
} as const satisfies Record<string, JsonSchema>;
const CHOICE = closedObject(CHOICE_MEMBERS);
export type StoreChoice = FromSchema<typeof CHOICE>;

const CURRENT_STORE = closedObject({
  ...CHOICE_MEMBERS,
  domain: TEXT_OR_NULL,
  line: {
    ...TEXT_OR_NULL,
    description: 'Phone number of the main line, digits with country code; null before there is a branch.',
  },
  branches: { ...INTEGER, description: 'How many branches the store has. Of one, no screen speaks.' },
  currency: TEXT,
  country_code: TEXT,
  time_zone: TEXT,
  verified: FLAG,
  plan: TEXT,
  store_plan_status_id: INTEGER,
  next_cut_date: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
  delivery_cost_enabled: FLAG,
  delivery_cost_details: {
    type: 'integer',
    minimum: 0,
    description: "In the store's currency (COP: whole pesos).",
  },
  delivery_zones: SHIPPING_ZONES,
  delivery_free_from: INTEGER_OR_NULL,
  chat: closedObject({
    pay: TEXT_OR_NULL,
    paid: TEXT_OR_NULL,
    sent: TEXT_OR_NULL,
    done: TEXT_OR_NULL,
    transfer: {
      anyOf: [
        closedObject({
          ...byTransferWay(() => TEXT_OR_NULL),
          holder: TEXT_OR_NULL,
          title: TEXT_OR_NULL,
          description: TEXT_OR_NULL,
          instructions: TEXT_OR_NULL,
          qrImage: TEXT_OR_NULL,
        }),
        { type: 'null' },
      ],
      description: 'What buyers read of a transfer; null where the store takes none.',
    },
  }),
  access: closedObject(
    {
      owner: FLAG,
      permissions: { type: 'array', items: TEXT },
      features: { type: 'object', additionalProperties: { type: ['boolean', 'number'] } },
      inactive: FLAG,
      branches: {
        type: 'array',
        items: INTEGER,
        description: 'What the member is limited to; left out of who sees all branches.',
      },
    },
    { optional: ['branches'] },
  ),
});
export type CurrentStore = FromSchema<typeof CURRENT_STORE>;

/** How merchants reach the support of this installation. */
const SUPPORT = closedObject({
  whatsapp: {
    ...TEXT_OR_NULL,
    description: 'Number of the support, digits only with the country code: `573001234567`.',
  },
  help_url: { ...TEXT_OR_NULL, description: 'Address of the help page, https.' },
  terms_url: { ...TEXT_OR_NULL, description: 'Address of the terms of the plans, https.' },
});
export type Support = FromSchema<typeof SUPPORT>;
export const NO_SUPPORT: Support = { whatsapp: null, help_url: null, terms_url: null };

/**
 * The answer of `GET /users/token` and of sign-in: all data that the admin's shell needs, in one call. The session user
 * is that of spec 1 §3, in the API's snake case.
 */
export const SESSION_INFO = closedObject({
  user: USER,
  stores: { type: 'array', items: CHOICE, description: 'The stores that the user may enter.' },
  store: {
    anyOf: [CURRENT_STORE, { type: 'null' }],
    description: 'The store of this session; null for a user without a store.',
  },
  support: SUPPORT,
  shops_served: {
    ...FLAG,
    description:
      "Whether the public addresses of stores open anything: nobody serves them where the server is one's own machine.",
  },
});
export type SessionInfo = FromSchema<typeof SESSION_INFO>;

/** How long an account counts as new, in milliseconds. */
const NEW = 30 * 24 * 60 * 60 * 1000;

/** Whether the user owns the store and has an account of less than a month. Only then the set-up is checked. */
export function isNewOwner({ store, user }: SessionInfo, now: number): boolean {
  return store?.access.owner === true && now - Date.parse(user.created_at) < NEW;
}
