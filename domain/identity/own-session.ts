import { closedObject } from '../schema/closed-object.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const NAME = {
  type: ['string', 'null'],
  description: 'Null when it is none that we know.',
} as const satisfies JsonSchema;
const TIME = { type: 'string', format: 'date-time' } as const satisfies JsonSchema;

/** One device on which a user is signed in. */
export const OWN_SESSION = closedObject({
  id: { type: 'string' },
  browser: NAME,
  system: NAME,
  remember: { type: 'boolean', description: 'Whether it outlives the browser.' },
  created_at: TIME,
  last_seen_at: { ...TIME, description: 'To the minute.' },
  current: { type: 'boolean', description: 'Whether this call was made in it.' },
});
export type OwnSession = FromSchema<typeof OWN_SESSION>;
