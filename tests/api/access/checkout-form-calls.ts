import type { Rule } from './rule.ts';

const EDITORS: Rule = { permission: 'settings.write' };

/** Rows of the table about the form of the checkout, and its answers. */
export const CHECKOUT_FORM_CALLS: Readonly<Record<string, Rule>> = {
  'GET /stores/{storeId}/dynamic-form': 'member',
  'POST /stores/{storeId}/dynamic-form': EDITORS,
  'PUT /stores/{storeId}/dynamic-form': EDITORS,
  'DELETE /stores/{storeId}/dynamic-form': EDITORS,
  'GET /stores/{storeId}/orders/{id}/dynamic-form-responses': { permission: 'orders.read' },
};
