import { closedObject } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

/** The push services of Chrome, Edge, Firefox and Safari: nobody makes the server call anything else. */
const ENDPOINT =
  '^https://(?:fcm\\.googleapis\\.com|(?:[a-z0-9-]{1,63}\\.){1,3}(?:push\\.services\\.mozilla\\.com|notify\\.windows\\.com|push\\.apple\\.com))/[!-~]+$';

/** Where a browser receives news while no page of ours is open, as its `PushSubscription` says. */
export const PUSH_ADDRESS = closedObject({
  endpoint: { type: 'string', maxLength: 1000, pattern: ENDPOINT },
  /** A point of P-256, uncompressed: 65 bytes, base64url. */
  p256dh: { type: 'string', pattern: '^[A-Za-z0-9_-]{87}$' },
  /** 16 bytes, base64url. */
  auth: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' },
});
export type PushAddressBody = FromSchema<typeof PUSH_ADDRESS>;

export const PUSH_DEVICE = closedObject({
  public_key: {
    type: ['string', 'null'],
    description:
      'What the browser asks its push service with, base64url. Null where this server sends nothing.',
  },
  active: { type: 'boolean' },
});
export type PushDevice = FromSchema<typeof PUSH_DEVICE>;
