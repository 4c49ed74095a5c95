import type { Migration } from '../migrate.ts';

/** The phone that a code of WhatsApp was read on. The one that an account names may be another, which nobody has shown. */
export const provenPhones: Migration = {
  id: 52,
  name: 'proven-phones',
  phase: 'before',
  sql: `alter table users add column proven_phone text;`,
};
