import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** Who is on the way in: accounts that wait for their code, and browsers that wait for a phone. */
export const signUp: Migration = {
  id: 6,
  name: 'sign-up',
  phase: 'before',
  sql: `
alter table users
  add column contact_phone text,
  add column country_code text check (country_code ~ '^[A-Z]{2}$'),
  add column language text check (language in ('es', 'en', 'pt')),
  add column business_url text,
  add column on_boarding_options integer[];

create table sign_ups (
  id text primary key,
  email text not null check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  store text not null,
  phone text not null,
  contact_phone text,
  country_code text not null,
  language text not null,
  source text,
  information jsonb,
  channel text not null check (channel in ('whatsapp', 'mail')),
  code_hash text,
  code_asked_at timestamptz not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0,
  message_id text,
  verified_at timestamptz,
  user_id bigint references users on delete cascade,
  finished_by text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_ups_expires_at_idx on sign_ups (expires_at);
create index sign_ups_message_id_idx on sign_ups (message_id);
create index sign_ups_user_id_idx on sign_ups (user_id);
${scoped('sign_ups', 'platform')}

create table sign_in_codes (
  code_hash text primary key,
  browser text not null,
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  claimed_by bigint references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'approved', 'refused'))
);
create index sign_in_codes_browser_idx on sign_in_codes (browser);
create index sign_in_codes_expires_at_idx on sign_in_codes (expires_at);
create index sign_in_codes_claimed_by_idx on sign_in_codes (claimed_by);
${scoped('sign_in_codes', 'platform')}
`,
};
