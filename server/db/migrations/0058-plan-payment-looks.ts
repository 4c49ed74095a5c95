import type { Migration } from '../migrate.ts';

/** When a provider is asked next for payments of plans that it has not reported, and how often it was. */
export const planPaymentLooks: Migration = {
  id: 58,
  name: 'plan-payment-looks',
  phase: 'before',
  sql: `
alter table plan_attempts add column looks integer not null default 0, add column next_look_at timestamptz;
update plan_attempts set next_look_at = now()
  where created_at > now() - interval '8 days' and provider <> 'whatsapp';
create index plan_attempts_look_idx on plan_attempts (next_look_at) where next_look_at is not null;
`,
};
