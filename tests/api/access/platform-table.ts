import type { Rule } from './rule.ts';

/** The rows of `table.ts` that are about all stores: nobody's but the platform's staff, owners included. */
export const PLATFORM_TABLE: Readonly<Record<string, Rule>> = {
  'GET /stores/new-users-report': 'staff',
  'GET /platform/stores': 'staff',
  'GET /platform/stores/{id}': 'staff',
  'GET /platform/invoices': 'staff',
  'GET /platform/payments': 'staff',
  'POST /platform/stores/{storeId}/invoices/{id}/review': 'staff',
  'POST /platform/stores/{storeId}/invoices/{id}/payment': 'staff',
  'POST /platform/payments/{id}/review': 'staff',
};
