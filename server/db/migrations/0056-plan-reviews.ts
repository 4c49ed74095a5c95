import type { Migration } from '../migrate.ts';

/** Payments that name no invoice wait for a person of the platform too, who notes what they found (decision 60). */
export const planReviews: Migration = {
  id: 56,
  name: 'plan-reviews',
  phase: 'after',
  sql: `
alter table plan_notifications add column review text;
update plan_notifications set review = reason where reason = 'unmatched' and event_id not like 'return:%';
create index plan_notifications_review_idx on plan_notifications (created_at) where review is not null;
create index plan_notifications_attempt_idx on plan_notifications (provider, attempt_id);
create policy staff on plan_notifications for select using ((select app_staff()));
alter table platform_staff_log drop constraint platform_staff_log_action_check;
alter table platform_staff_log add constraint platform_staff_log_action_check
  check (action in ('grant', 'revoke', 'read', 'refused', 'review'));
`,
};
