import type { Migration } from '../migrate.ts';

/** What a store writes to buyers by WhatsApp, by the stage of an order; null for the panel's own words. */
export const chatTexts: Migration = {
  id: 102,
  name: 'chat-texts',
  phase: 'before',
  sql: `
alter table stores add column chat_pay text, add column chat_paid text, add column chat_sent text, add column chat_done text;
`,
};
