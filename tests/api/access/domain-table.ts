import type { Rule } from './rule.ts';

const RULE: Rule = { permission: 'settings.write', feature: 'is_custom_domain_enabled' };

/** The calls about a store's own domain (spec 2 §6). */
export const DOMAIN_TABLE: Readonly<Record<string, Rule>> = {
  'GET /stores/{storeId}/domain': RULE,
  'GET /stores/{storeId}/domain/available': RULE,
  'GET /stores/{storeId}/domain/verify': RULE,
  'POST /stores/{storeId}/domain/confirm': RULE,
  'PUT /stores/{storeId}/domain/check': RULE,
  'DELETE /stores/{storeId}/domain/check': RULE,
};
