/** What the activity log can say of a record, apart from its resource. Each has words in `i18n/audit/`. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'status',
  'note',
  'refund',
  'collect',
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

/** What the log names without a schema. Each has words in `i18n/audit/`. */
export const AUDIT_KINDS = [
  'views',
  'users',
  'roles',
  'invitations',
  'stores',
  'payment-notifications',
  'billing',
  'imports',
  'picture-batches',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
