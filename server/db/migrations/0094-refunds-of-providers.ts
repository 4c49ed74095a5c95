import type { Migration } from '../migrate.ts';

/** Refunds that a payment provider has reported (docs/decisions/0031), and links that a cancellation has ended. */
export const refundsOfProviders: Migration = {
  id: 94,
  name: 'refunds-of-providers',
  phase: 'before',
  sql: `
alter table order_refunds alter column user_id drop not null;
alter table order_refunds add column provider text, add column attempt_id text;
alter table order_refunds drop constraint order_refunds_reason_check, drop constraint order_refunds_amount_check;
alter table order_refunds
  add constraint order_refunds_reason_check check (reason in (
    'regret', 'damaged', 'wrong', 'late', 'price', 'other', 'provider', 'chargeback', 'chargeback_won'
  )),
  add constraint order_refunds_amount_check check (case reason when 'chargeback_won' then amount < 0 else amount > 0 end),
  add constraint order_refunds_author_check check ((provider is null) = (attempt_id is null)
    and (user_id is not null or provider is not null));
alter table payment_attempts add column ended_at timestamptz;
`,
};
