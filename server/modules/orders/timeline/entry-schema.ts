import { EVENT_KINDS } from '../../../../domain/orders/timeline.ts';
import type { JsonSchema } from '../../../../domain/schema/vocabulary.ts';

const NUMBER = { type: ['integer', 'null'] } as const satisfies JsonSchema;
const TEXT = { type: ['string', 'null'] } as const satisfies JsonSchema;

const EVENT: JsonSchema = {
  type: 'object',
  properties: {
    kind: { enum: [...EVENT_KINDS] },
    name: { ...TEXT, description: 'Of a line, or the source of a field.' },
    from: { ...NUMBER, description: 'A status, a quantity or an amount, by the kind.' },
    to: NUMBER,
  },
  required: ['kind', 'name', 'from', 'to'],
  additionalProperties: false,
};

export const TIMELINE_ENTRY: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    type: { enum: ['change', 'note'] },
    at: { type: 'string', format: 'date-time' },
    user: { ...TEXT, description: 'Null when nobody knows any more.' },
    member: { type: 'boolean', description: 'False for an actor who has left the team.' },
    events: { type: 'array', items: EVENT },
    text: { ...TEXT, description: "The note's own; null for a change." },
    edited: { type: 'boolean' },
    own: { type: 'boolean', description: 'True for a note of the reader.' },
  },
  required: ['id', 'type', 'at', 'user', 'member', 'events', 'text', 'edited', 'own'],
  additionalProperties: false,
};
