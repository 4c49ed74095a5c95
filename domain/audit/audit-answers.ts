import { PROVIDERS } from '../payments/provider.ts';
import { closedObject, FLAG, INTEGER, INTEGER_OR_NULL, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

/** What the activity log can say of a record, apart from its resource. Each has words in `i18n/audit/`. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'status',
  'note',
  'refund',
  'collect',
  'payment',
  'balance',
  'proof',
  'review',
  'unreview',
  'customer',
  'shipping',
  'shipment',
  'products',
  'order',
  'accept',
  'resend',
  'restore',
  'undo',
  'merge',
  'distinct',
  'anonymise',
  'export',
  'consent',
  'paid',
  'renewal',
  'cancel',
  'reactivate',
  'import_start',
  'import_retry',
  'import_cancel',
  'import_undo',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What takes the call of an entry back. */
const AUDIT_UNDO = closedObject(
  { id: INTEGER, kind: { enum: ['change', 'delete'] }, records: INTEGER },
  {
    type: ['object', 'null'],
    description:
      'What takes the whole call back, while it can be: `POST /<resource>/changes|deletions/{id}/undo`.',
  },
);

/** An entry of the store's log. */
export const AUDIT_ENTRY = closedObject({
  id: INTEGER,
  at: { type: 'string', format: 'date-time' },
  user_id: {
    ...INTEGER_OR_NULL,
    description: 'Null for what no user did: a provider, or the system itself.',
  },
  user: { ...TEXT_OR_NULL, description: 'Null when nobody knows any more.' },
  member: { ...FLAG, description: 'False for who has left the team.' },
  provider: { enum: [...PROVIDERS, null], description: 'The payment provider whose report did it.' },
  action: { ...TEXT, description: 'create, update, delete, or a verb of its own such as customer.' },
  resource: TEXT,
  record_id: INTEGER_OR_NULL,
  record: { ...TEXT_OR_NULL, description: 'What the record is called; null when nobody knows any more.' },
  currency: { ...TEXT_OR_NULL, description: "What the record names for its amounts; null for the store's." },
  changes: {
    type: 'object',
    description: '`{field: [before, after]}`; a secret is masked.',
    additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
  },
  undo: AUDIT_UNDO,
});
export type AuditEntry = FromSchema<typeof AUDIT_ENTRY>;

/** What the log can be filtered by. */
export const AUDIT_CHOICES = closedObject({
  users: {
    type: 'array',
    description: 'Members first, then who has left the team.',
    items: closedObject({ id: INTEGER, name: TEXT, member: FLAG }),
  },
  resources: { type: 'array', items: TEXT },
  actions: { type: 'array', items: TEXT },
});
export type AuditChoices = FromSchema<typeof AUDIT_CHOICES>;
