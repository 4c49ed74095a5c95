import type { Rule } from './rule.ts';

/** The rows of `table.ts` that are about plans and billing. */
export const BILLING_TABLE: Readonly<Record<string, Rule>> = {
  'GET /stores/{storeId}/billing/information': { permission: 'invoices.read' },
  'POST /stores/{storeId}/billing/information': { permission: 'billing.write' },
  'PUT /stores/{storeId}/billing/information': { permission: 'billing.write' },
  'GET /stores/{storeId}/billing/{countryCode}/plans': { permission: 'invoices.read' },
  'GET /stores/{storeId}/billing/{countryCode}/plans/{planId}/payment-types': { permission: 'invoices.read' },
  'GET /stores/{storeId}/billing/{countryCode}/usage': { permission: 'invoices.read' },
  'GET /stores/{storeId}/billing/subscription': { permission: 'invoices.read' },
  'PUT /stores/{storeId}/billing/subscription': { permission: 'billing.write' },
  'POST /stores/{storeId}/billing/subscription/cancel': { permission: 'billing.write' },
  'POST /stores/{storeId}/billing/subscription/reactivate': { permission: 'billing.write' },
  'GET /stores/{storeId}/billing/invoices': { permission: 'invoices.read' },
  'GET /stores/{storeId}/billing/invoices/{invoiceId}': { permission: 'invoices.read' },
  'POST /stores/{storeId}/billing/invoices/{invoiceId}/payments': { permission: 'billing.write' },
  'POST /stores/{storeId}/billing/plans/payments': { permission: 'billing.write' },
  'POST /stores/{storeId}/billing/checkouts': { permission: 'billing.write' },
  'GET /stores/{storeId}/billing/checkouts/{reference}': { permission: 'invoices.read' },
  'POST /stores/{storeId}/mp-preference': { permission: 'billing.write' },
  'POST /notification/plans/payu': 'anyone',
  'POST /notification/plans/mercadopago': 'anyone',
};
