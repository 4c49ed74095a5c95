import { PROVIDERS } from '../../../domain/payments/provider.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../../domain/schema/closed-object.ts';

const TEXT: JsonSchema = { type: 'string' };
const ID: JsonSchema = { type: 'integer' };
const NONE_OR_TEXT: JsonSchema = { type: ['string', 'null'] };
const NONE_OR_ID: JsonSchema = { type: ['integer', 'null'] };

export const ENTRY: JsonSchema = closedObject({
  id: ID,
  at: { type: 'string', format: 'date-time' },
  user_id: { ...NONE_OR_ID, description: 'Null for what no user did: a provider, or the system itself.' },
  user: { ...NONE_OR_TEXT, description: 'Null when nobody knows any more.' },
  member: { type: 'boolean', description: 'False for who has left the team.' },
  provider: { enum: [...PROVIDERS, null], description: 'The payment provider whose report did it.' },
  action: { ...TEXT, description: 'create, update, delete, or a verb of its own such as customer.' },
  resource: TEXT,
  record_id: NONE_OR_ID,
  record: { ...NONE_OR_TEXT, description: 'What the record is called; null when nobody knows any more.' },
  currency: { ...NONE_OR_TEXT, description: "What the record names for its amounts; null for the store's." },
  changes: {
    type: 'object',
    description: '`{field: [before, after]}`; a secret is masked.',
    additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
  },
  undo: {
    ...closedObject({ id: ID, kind: { enum: ['change', 'delete'] }, records: ID }),
    type: ['object', 'null'],
    description:
      'What takes the whole call back, while it can be: `POST /<resource>/changes|deletions/{id}/undo`.',
  },
});

export const CHOICES: JsonSchema = closedObject({
  users: {
    type: 'array',
    description: 'Members first, then who has left the team.',
    items: closedObject({ id: ID, name: TEXT, member: { type: 'boolean' } }),
  },
  resources: { type: 'array', items: TEXT },
  actions: { type: 'array', items: TEXT },
});
