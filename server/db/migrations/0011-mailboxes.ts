import type { Migration } from '../migrate.ts';

/**
 * An account opened by a code of WhatsApp has shown a phone, not a mailbox. Its address is then nobody's: it keeps
 * neither the mailbox's owner from an account of their own, nor another such account. Accounts of before keep theirs.
 */
export const mailboxes: Migration = {
  id: 11,
  name: 'mailboxes',
  phase: 'before',
  sql: `
alter table users add column mailbox_proven boolean not null default true;
alter table users drop constraint users_email_key;
create unique index users_mailbox_idx on users (email) where mailbox_proven;
create index users_unproven_idx on users (email) where not mailbox_proven;
`,
};
