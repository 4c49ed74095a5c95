import { closedObject, FROM_ONE, TEXT } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { LONGEST_CHAT } from './messages.ts';

const QUOTE = { type: 'string', description: 'The words of the chat that it was read from.' } as const;

const GUESS = closedObject({ value: TEXT, from: QUOTE });
const GUESS_OR_NULL = { anyOf: [GUESS, { type: 'null' }] } as const satisfies JsonSchema;

/** Products that a line may mean, at most: more of them say nothing. */
export const MOST_MEANT = 20;

export const CHAT_BODY = {
  type: 'object',
  properties: {
    text: {
      type: 'string',
      minLength: 1,
      maxLength: LONGEST_CHAT,
      description: 'Messages as they are copied or exported from WhatsApp, or any other text.',
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const CHAT_LINE = closedObject({
  product_ids: {
    type: 'array',
    items: FROM_ONE,
    minItems: 1,
    maxItems: MOST_MEANT,
    description: 'One: it is meant. Several: the chat leaves it open.',
  },
  chosen: {
    type: 'array',
    items: closedObject({ name: TEXT, value: TEXT }),
    description: 'Values of its variant; what the chat does not tell is absent.',
  },
  quantity: { type: 'integer', minimum: 1, maximum: 9999 },
  from: QUOTE,
});
export type ChatLineAnswer = FromSchema<typeof CHAT_LINE>;

/** A draft of an order. Nothing of it is stored. */
export const CHAT_DRAFT = closedObject({
  customer_id: {
    type: ['integer', 'null'],
    description: 'A registered customer with the phone number, or else the only one with the whole name.',
  },
  name: GUESS_OR_NULL,
  phone: { ...GUESS_OR_NULL, description: 'With the code of its country.' },
  email: GUESS_OR_NULL,
  dni: GUESS_OR_NULL,
  address: GUESS_OR_NULL,
  address_detail: GUESS_OR_NULL,
  city_id: { ...GUESS_OR_NULL, description: 'The DANE code.' },
  lines: { type: 'array', items: CHAT_LINE, maxItems: 100 },
  unread: {
    type: 'array',
    items: { type: 'string' },
    description: 'Parts that ask for something, and were not understood.',
  },
});
export type ChatDraftAnswer = FromSchema<typeof CHAT_DRAFT>;
