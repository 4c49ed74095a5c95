import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** What sign-in counts, and the links that it sends. */
export const signIn: Migration = {
  id: 5,
  name: 'sign-in',
  phase: 'before',
  sql: `
create table rate_limits (
  key text primary key,
  used integer not null check (used >= 0),
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on rate_limits (resets_at);
${scoped('rate_limits', 'platform')}

create table user_tokens (
  id text primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index user_tokens_user_id_idx on user_tokens (user_id);
${scoped('user_tokens', 'platform')}
`,
};
