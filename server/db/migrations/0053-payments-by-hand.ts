import type { Migration } from '../migrate.ts';

/**
 * Payments that a person of the staff confirms stand in the ledger beside those of providers (decision 62). Their line in
 * the staff's log is written with the plan, in the scope of the store: that scope may add this line and no other.
 */
export const paymentsByHand: Migration = {
  id: 53,
  name: 'payments-by-hand',
  phase: 'after',
  sql: `
alter table plan_payments add column confirmed_by bigint, add column note text;
alter table plan_payments add constraint plan_payments_by_hand_check
  check ((provider = 'hand') = (confirmed_by is not null and note is not null));
create policy confirmation on platform_staff_log for insert
  with check (action = 'review' and call = 'confirmPlatformInvoice' and details->>'store_id' = app_store_id()::text);
`,
};
