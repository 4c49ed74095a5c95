import type { Migration } from '../migrate.ts';

/**
 * What a store writes into the DNS to show that a domain is its own (docs/decisions/0074). Its owner alone can,
 * so nobody needs to be held off after its store left it.
 */
export const domainTokens: Migration = {
  id: 93,
  name: 'domain-tokens',
  phase: 'before',
  sql: `
alter table stores add column domain_token text not null default replace(gen_random_uuid()::text, '-', '');
drop table left_domains;
`,
};
