import type { Migration } from '../migrate.ts';

/** When a provider is asked next for payments that it has not reported, and how often it was. */
export const paymentLooks: Migration = {
  id: 46,
  name: 'payment-looks',
  phase: 'before',
  sql: `
alter table payment_attempts add column looks integer not null default 0, add column next_look_at timestamptz;
update payment_attempts set next_look_at = now() where expires_at > now();
create index payment_attempts_look_idx on payment_attempts (next_look_at) where next_look_at is not null;
`,
};
