import { scoped } from '../role.ts';
import type { Migration } from '../migrate.ts';

/** Browsers that receive news of orders while no page of the panel is open (docs/decisions/0091). */
export const pushDevices: Migration = {
  id: 106,
  name: 'push-devices',
  phase: 'before',
  sql: `
create table push_devices (
  store_id bigint not null references stores on delete cascade,
  -- Of a row of sessions: nobody hears anything once it has ended.
  session_id text not null,
  user_id bigint not null references users on delete cascade,
  -- At the push service of the browser.
  endpoint text not null,
  -- The browser's public key and its secret, base64url.
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('es', 'en', 'pt')),
  created_at timestamptz not null,
  -- When the session ends at the latest.
  expires_at timestamptz not null,
  primary key (store_id, session_id)
);
create index push_devices_expires_at_idx on push_devices (expires_at);
create index push_devices_user_id_idx on push_devices (user_id);
${scoped('push_devices', 'store or platform')}
`,
};
