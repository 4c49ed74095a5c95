import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';

const NAME: JsonSchema = { type: ['string', 'null'], description: 'Null when it is none that we know.' };
const TIME: JsonSchema = { type: 'string', format: 'date-time' };

export const SESSION: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    browser: NAME,
    system: NAME,
    remember: { type: 'boolean', description: 'Whether it outlives the browser.' },
    created_at: TIME,
    last_seen_at: { ...TIME, description: 'To the minute.' },
    current: { type: 'boolean', description: 'Whether this call was made in it.' },
  },
  required: ['id', 'browser', 'system', 'remember', 'created_at', 'last_seen_at', 'current'],
  additionalProperties: false,
};
