import type { Migration } from '../migrate.ts';

/** What delivery costs by department or city, and the amount from which on it is free. */
export const shippingZones: Migration = {
  id: 105,
  name: 'shipping-zones',
  phase: 'before',
  sql: `
alter table stores add column delivery_zones jsonb not null default '[]',
  add column delivery_free_from bigint check (delivery_free_from > 0);
`,
};
