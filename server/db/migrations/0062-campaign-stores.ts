import type { Migration } from '../migrate.ts';

/**
 * Which stores the campaign brought: its prices are theirs, and nobody else's (decision 54). Of those there are, it is
 * who came by its address, and who has bought at its prices.
 */
export const campaignStores: Migration = {
  id: 62,
  name: 'campaign-stores',
  phase: 'before',
  sql: `
alter table stores add column campaign boolean not null default false;
alter table sign_ups add column campaign boolean not null default false;
update sign_ups set campaign = true where source = 'welcome-10x';
alter table stores no force row level security;
alter table memberships no force row level security;
alter table subscriptions no force row level security;
update stores st set campaign = true
  where exists (
    select from memberships m join users u on u.id = m.user_id
    where m.store_id = st.id and m.owner and u.source = 'welcome-10x'
  ) or exists (
    select from subscriptions s
    where s.store_id = st.id and (s.plan_id in (10, 11, 12) or s.next_plan_id in (10, 11, 12))
  );
alter table stores force row level security;
alter table memberships force row level security;
alter table subscriptions force row level security;
`,
};
