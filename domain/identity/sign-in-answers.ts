import { closedObject, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { CODE_STATES } from './sign-in-limits.ts';

const SECONDS = { type: 'integer', minimum: 0, description: 'Seconds.' } as const satisfies JsonSchema;
const CHANNEL = { enum: ['whatsapp', 'mail'] } as const satisfies JsonSchema;

/** Where a sign-up stands, for the browser that began it. It is the same whether or not the address has an account. */
export const SIGN_UP_STATE = closedObject({
  step: { enum: ['code', 'information'] },
  channel: CHANNEL,
  sent_to: { ...TEXT, description: 'The number or the address that the code was asked for.' },
  digits: { type: 'integer', minimum: 4, description: 'Of the code.' },
  sent: {
    type: 'boolean',
    description: 'Whether a code is on its way: false before it goes out, and where none could.',
  },
  resend_after: SECONDS,
  expires_in: SECONDS,
  channels: { type: 'array', items: CHANNEL, description: 'Ways that a code can go.' },
  first_name: TEXT,
  last_name: TEXT,
  phone: { ...TEXT, description: 'Country code and number, digits only.' },
  country_code: TEXT,
});
export type SignUpState = FromSchema<typeof SIGN_UP_STATE>;
/** How a code goes out. */
export type CodeChannel = SignUpState['channel'];

/** What a sign-up gets. */
export const SIGN_UP_OFFER = closedObject({
  trial_days: { type: 'integer', minimum: 0 },
  campaign: { type: 'boolean', description: "Whether the campaign's prices are this sign-up's." },
});
export type SignUpOffer = FromSchema<typeof SIGN_UP_OFFER>;

export const DEMO_ANSWER = closedObject({
  account: closedObject(
    { email: TEXT, password: TEXT },
    { type: ['object', 'null'], description: 'Null where the server does not publish it.' },
  ),
});
export type DemoAnswer = FromSchema<typeof DEMO_ANSWER>;
export type DemoAccount = NonNullable<DemoAnswer['account']>;

/** A code for the screen of a browser. */
export const SHOWN_CODE = closedObject({
  code: { ...TEXT, pattern: '^\\d{6}$' },
  refresh_after: { type: 'integer', description: 'Seconds.' },
});
export type ShownCode = FromSchema<typeof SHOWN_CODE>;

/** What a waiting browser learns: nothing of who holds the phone. */
export const CODE_STATE = closedObject({ state: { enum: [...CODE_STATES] } });
export type CodeState = FromSchema<typeof CODE_STATE>['state'];

/** The device that a `User-Agent` describes, as people call it. Product names need no translation. */
export const DEVICE_NAME = closedObject({
  browser: { ...TEXT_OR_NULL, description: '`Chrome`; null for an unknown browser.' },
  system: { ...TEXT_OR_NULL, description: '`Windows`; null for an unknown system.' },
});
export type DeviceName = FromSchema<typeof DEVICE_NAME>;
