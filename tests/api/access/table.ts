import { BILLING_TABLE } from './billing-table.ts';
import { DOMAIN_TABLE } from './domain-table.ts';
import { may, type Rule } from './rule.ts';
import { PLATFORM_TABLE } from './platform-table.ts';
import { CHECKOUT_FORM_CALLS } from './checkout-form-calls.ts';
import { PAYMENT_CHANNEL_CALLS } from './payment-channel-calls.ts';

/**
 * Who may make which call: one row for every route of the API, written by hand from the spec and read by nothing but
 * `matrix.test.ts`. A new route needs a row here; what the route itself says does not count. Only the calls that a new
 * schema makes have rows by rule (`tableFor`).
 */

const DOUBTS: Rule = { permission: 'payment-channels-store.read', allBranches: true };
const REVIEWS: Rule = { permission: 'orders.write', allBranches: true };

/** By method and path. */
const TABLE: Readonly<Record<string, Rule>> = {
  'GET /status': 'anyone',
  'GET /openapi.json': 'anyone',

  // Signing in and out, recovery
  'GET /users/token': 'session',
  'PUT /users/token': 'session',
  'POST /users/auth': 'anyone',
  'POST /logout': 'anyone',
  'GET /logout': 'anyone',
  'POST /users/reset': 'anyone',
  'GET /users/validate/token/{token}': 'anyone',
  'PUT /users/change-password': 'anyone',
  'POST /welcome-message': 'session',
  'GET /users/sessions': 'session',
  'DELETE /users/sessions': 'session',
  'DELETE /users/sessions/{session}': 'session',
  'POST /users/codes': 'anyone',
  'GET /users/codes': 'anyone',
  'POST /users/codes/session': 'anyone',
  'POST /users/codes/claims': 'session',
  'PUT /users/codes/claims': 'session',
  // Sign-up
  'POST /users': 'anyone',
  'GET /users/sign-up': 'anyone',
  'POST /users/sign-up/code': 'anyone',
  'POST /users/sign-up/verify': 'anyone',
  'PUT /users/sign-up/information': 'anyone',
  'GET /users/sign-up/offer': 'anyone',
  'GET /notification/whatsapp': 'anyone',
  'POST /notification/whatsapp': 'anyone',
  // Payments: what providers sign, and links that nobody guesses
  'POST /notification/wompi/{storeId}': 'anyone',
  'POST /notification/payu/{storeId}': 'anyone',
  'POST /notification/mercadopago/{storeId}': 'anyone',
  'POST /notification/paypal/{storeId}': 'anyone',
  'GET /payment-links/{reference}': 'anyone',
  'GET /payment-links/{reference}/return': 'anyone',
  'POST /stores/{storeId}/orders/{id}/payment-link': may('orders.write', 'is_payment_checkouts_enabled'),
  'GET /stores/{storeId}/payment-notifications': DOUBTS,
  'PUT /stores/{storeId}/payment-notifications/{id}/review': REVIEWS,
  'DELETE /stores/{storeId}/payment-notifications/{id}/review': REVIEWS,

  // Lists of the country, files by their unguessable name
  'GET /cities': 'anyone',
  'GET /countries': 'anyone',
  'GET /document-types': 'anyone',
  'GET /files/{storeId}/{name}': 'anyone',
  'GET /product-links': 'anyone',

  // The team; an invitation is known by its link
  'GET /users/invitations/{token}': 'anyone',
  'POST /users/invitations/{token}/accept': 'anyone',
  'GET /stores/{storeId}/users': may('team.write'),
  'PATCH /stores/{storeId}/users/{id}': may('team.write'),
  'DELETE /stores/{storeId}/users/{id}': may('team.write'),
  'GET /stores/{storeId}/roles': may('team.write'),
  'POST /stores/{storeId}/roles': may('team.write'),
  'PUT /stores/{storeId}/roles/{id}': may('team.write'),
  'DELETE /stores/{storeId}/roles/{id}': may('team.write'),
  'GET /stores/{storeId}/users/invitations': may('team.write'),
  'POST /stores/{storeId}/users/invitations': may('team.write'),
  'POST /stores/{storeId}/users/invitations/{id}/letters': may('team.write'),
  'DELETE /stores/{storeId}/users/invitations/{id}': may('team.write'),

  // The store
  'GET /stores/{storeId}': 'member',
  'PATCH /stores/{storeId}': may('settings.write'),
  'PUT /stores/{storeId}/currency': may('settings.write'),
  'PUT /stores/{storeId}/button': may('settings.write'),
  'PUT /stores/{storeId}/marketing': may('settings.write'),
  'PUT /stores/{storeId}/shipping': may('settings.write'),
  'PUT /stores/{storeId}': may('settings.write'),
  'GET /stores/{storeId}/verify-url/{url}': may('settings.write'),
  'PUT /stores/{storeId}/profile': may('settings.write'),
  'DELETE /stores/{storeId}/profile': may('settings.write'),
  'PUT /stores/{storeId}/banner': may('settings.write'),
  'DELETE /stores/{storeId}/banner': may('settings.write'),
  'PUT /stores/{storeId}/legal': may('settings.write'),
  'GET /stores/{storeId}/legal/versions': may('settings.write'),
  'GET /stores/{storeId}/legal/versions/{id}': may('settings.write'),
  ...DOMAIN_TABLE,
  ...CHECKOUT_FORM_CALLS,
  ...PAYMENT_CHANNEL_CALLS,
  'POST /stores/{storeId}/files': 'member',
  'GET /stores/{storeId}/events': 'member',
  'GET /stores/{storeId}/views': 'member',
  'POST /stores/{storeId}/views': 'member',
  'PATCH /stores/{storeId}/views/{id}': 'member',
  'DELETE /stores/{storeId}/views/{id}': 'member',
  // Which right it takes depends on what is imported (`tests/api/imports/rights.test.ts`).
  'GET /stores/{storeId}/imports': 'member',
  'POST /stores/{storeId}/imports': 'member',
  'GET /stores/{storeId}/imports/shapes/{target}': 'member',
  'GET /stores/{storeId}/imports/templates/{target}': 'member',
  'GET /stores/{storeId}/imports/{id}': 'member',
  'PUT /stores/{storeId}/imports/{id}/records': 'member',
  'GET /stores/{storeId}/imports/{id}/kept': 'member',
  'GET /stores/{storeId}/imports/{id}/failures': 'member',
  'GET /stores/{storeId}/imports/{id}/failures/file': 'member',
  'POST /stores/{storeId}/imports/{id}/start': 'member',
  'POST /stores/{storeId}/imports/{id}/retry': 'member',
  'POST /stores/{storeId}/imports/{id}/cancel': 'member',
  'POST /stores/{storeId}/imports/{id}/undo': 'member',
  'GET /stores/{storeId}/audit': may('audit.read'),
  'GET /stores/{storeId}/audit/choices': may('audit.read'),

  'PUT /stores/{storeId}/collections/order': may('collections.write'),
  'GET /stores/{storeId}/collections/tree': may('collections.read'),
  'GET /stores/{storeId}/collections': may('collections.read'),
  'GET /stores/{storeId}/collections/counts': may('collections.read'),
  'GET /stores/{storeId}/collections/{id}': may('collections.read'),
  'POST /stores/{storeId}/collections': may('collections.write'),
  'PUT /stores/{storeId}/collections/{id}': may('collections.write'),
  'PATCH /stores/{storeId}/collections/{id}': may('collections.write'),
  'DELETE /stores/{storeId}/collections/{id}': may('collections.delete'),
  'DELETE /stores/{storeId}/collections': may('collections.delete'),
  'GET /stores/{storeId}/collections/export': may('collections.export'),
  'PATCH /stores/{storeId}/collections': may('collections.write'),
  'POST /stores/{storeId}/collections/changes': may('collections.write'),
  'POST /stores/{storeId}/collections/changes/{id}/undo': may('collections.write'),
  'POST /stores/{storeId}/collections/deletions/{id}/undo': may('collections.delete'),

  'GET /stores/{storeId}/customers-counters': may('customers.read'),
  'GET /stores/{storeId}/customers-duplicates': may('customers.read'),
  'POST /stores/{storeId}/customers-duplicates/distinct': {
    permission: 'customers.delete',
    allBranches: true,
  },
  'DELETE /stores/{storeId}/customers-duplicates/distinct': {
    permission: 'customers.delete',
    allBranches: true,
  },
  'POST /stores/{storeId}/customers/{id}/merge': { permission: 'customers.delete', allBranches: true },
  'POST /stores/{storeId}/customers/{id}/anonymise': { permission: 'customers.delete', allBranches: true },
  'GET /stores/{storeId}/customers/{id}/personal-data': { permission: 'customers.export', allBranches: true },
  'GET /stores/{storeId}/customers/{id}/consents': may('customers.read'),
  'POST /stores/{storeId}/customers/{id}/consents': may('customers.write'),
  'GET /stores/{storeId}/customers': may('customers.read'),
  'GET /stores/{storeId}/customers/{id}': may('customers.read'),
  'POST /stores/{storeId}/customers': may('customers.write'),
  'PUT /stores/{storeId}/customers/{id}': may('customers.write'),
  'PATCH /stores/{storeId}/customers/{id}': may('customers.write'),
  'DELETE /stores/{storeId}/customers/{id}': may('customers.delete'),
  'DELETE /stores/{storeId}/customers': may('customers.delete'),
  'GET /stores/{storeId}/customers/export': may('customers.export'),
  'POST /stores/{storeId}/customers/deletions/{id}/undo': may('customers.delete'),

  ...BILLING_TABLE,
  ...PLATFORM_TABLE,
  'GET /stores/{storeId}/invoices': may('invoices.read'),
  'GET /stores/{storeId}/invoices/{id}': may('invoices.read'),
  'GET /stores/{storeId}/invoices/export': may('invoices.export'),

  'POST /stores/{storeId}/create-manual-order': may('orders.write'),
  'GET /stores/{storeId}/orders-counters': may('orders.read'),
  'GET /stores/{storeId}/history': may('orders.export'),
  'GET /stores/{storeId}/orders/daily-metrics': may('orders.read'),
  'GET /stores/{storeId}/orders/weekly-progress': may('orders.read'),
  'GET /stores/{storeId}/orders/stats': may('orders.read'),
  'GET /stores/{storeId}/orders/top-products': may('orders.read'),
  'PUT /stores/{storeId}/orders/weekly-goal': may('settings.write'),
  'POST /stores/{storeId}/orders/{id}/status/{statusId}/type/{type}': may('orders.write'),
  'PUT /stores/{storeId}/orders/{id}/customer': may('orders.write'),
  'PUT /stores/{storeId}/orders/{id}/shipping-information': may('orders.write'),
  'PUT /stores/{storeId}/orders/{id}/shipment': may('orders.write'),
  'PUT /stores/{storeId}/orders/{id}/products': may('orders.write'),
  'POST /stores/{storeId}/orders/{id}/preview': may('orders.write'),
  'GET /stores/{storeId}/orders/{id}/timeline': may('orders.read'),
  'GET /stores/{storeId}/orders/{id}/refunds': may('orders.read'),
  'POST /stores/{storeId}/orders/{id}/refunds': may('orders.refund'),
  'GET /stores/{storeId}/orders/{id}/proofs': may('orders.read'),
  'POST /stores/{storeId}/orders/{id}/proofs': may('orders.write'),
  'PUT /stores/{storeId}/orders/{id}/paid': may('orders.mark_paid'),
  'PUT /stores/{storeId}/orders/{id}/proofs/{proofId}': may('orders.mark_paid'),
  'DELETE /stores/{storeId}/orders/{id}/proofs/{proofId}': may('orders.write'),
  'GET /stores/{storeId}/orders/{id}/proofs/{proofId}/file': may('orders.read'),
  'POST /stores/{storeId}/orders/{id}/notes': may('orders.write'),
  'PUT /stores/{storeId}/orders/{id}/notes/{noteId}': may('orders.write'),
  'DELETE /stores/{storeId}/orders/{id}/notes/{noteId}': may('orders.write'),
  'GET /stores/{storeId}/orders': may('orders.read'),
  'GET /stores/{storeId}/orders/counts': may('orders.read'),
  'GET /stores/{storeId}/orders/{id}': may('orders.read'),
  'POST /stores/{storeId}/orders': may('orders.write'),
  'PUT /stores/{storeId}/orders/{id}': may('orders.write'),
  'PATCH /stores/{storeId}/orders/{id}': may('orders.write'),
  'DELETE /stores/{storeId}/orders/{id}': may('orders.delete'),
  'DELETE /stores/{storeId}/orders': may('orders.delete', 'is_bulk_order_deletion_enabled'),
  'GET /stores/{storeId}/orders/export': may('orders.export'),
  'PATCH /stores/{storeId}/orders': may('orders.write'),
  'POST /stores/{storeId}/orders/changes': may('orders.write'),
  'POST /stores/{storeId}/orders/changes/{id}/undo': may('orders.write'),
  'POST /stores/{storeId}/orders/deletions/{id}/undo': may('orders.delete'),

  // A ZIP of pictures changes products
  'GET /stores/{storeId}/picture-batches': may('products.write'),
  'POST /stores/{storeId}/picture-batches': may('products.write'),
  'GET /stores/{storeId}/picture-batches/{id}': may('products.write'),
  'GET /stores/{storeId}/picture-batches/{id}/report': may('products.write'),
  'POST /stores/{storeId}/picture-batches/{id}/parts/{number}': may('products.write'),
  'POST /stores/{storeId}/picture-batches/{id}/start': may('products.write'),
  'POST /stores/{storeId}/picture-batches/{id}/cancel': may('products.write'),

  'GET /stores/{storeId}/inventory': may('products.read'),
  'GET /stores/{storeId}/inventory/summary': may('products.read'),
  'GET /stores/{storeId}/inventory/{productId}/{variantId}/movements': may('products.read'),
  'POST /stores/{storeId}/inventory/{productId}/{variantId}/adjustments': may('products.edit_stock'),
  'PUT /stores/{storeId}/inventory/{productId}/{variantId}/price': may('products.edit_price'),
  'PUT /stores/{storeId}/inventory/threshold': may('products.edit_stock'),
  'PUT /stores/{storeId}/inventory/{productId}/threshold': may('products.edit_stock'),
  'PUT /stores/{storeId}/inventory/quantities': may('products.edit_stock'),
  'GET /stores/{storeId}/inventory/export': may('products.read', 'is_bulk_upload_enabled'),
  'POST /stores/{storeId}/inventory/count': may('products.edit_stock'),
  'DELETE /stores/{storeId}/inventory/count': may('products.edit_stock'),
  'PUT /stores/{storeId}/inventory/count/lines': may('products.edit_stock'),
  'POST /stores/{storeId}/inventory/count/apply': may('products.edit_stock'),

  'GET /stores/{storeId}/products': may('products.read'),
  'GET /stores/{storeId}/products/counts': may('products.read'),
  'GET /stores/{storeId}/products/{id}/visibility': may('products.read'),
  'GET /stores/{storeId}/products/{id}': may('products.read'),
  'POST /stores/{storeId}/products': may('products.write'),
  'PUT /stores/{storeId}/products/{id}': may('products.write'),
  'PATCH /stores/{storeId}/products/{id}': may('products.write'),
  'DELETE /stores/{storeId}/products/{id}': may('products.delete'),
  'DELETE /stores/{storeId}/products': may('products.delete'),
  'GET /stores/{storeId}/products/export': may('products.export'),
  'PATCH /stores/{storeId}/products': may('products.write'),
  'POST /stores/{storeId}/products/changes': may('products.write'),
  'POST /stores/{storeId}/products/changes/{id}/undo': may('products.write'),
  'POST /stores/{storeId}/products/deletions/{id}/undo': may('products.delete'),

  'PUT /stores/{storeId}/disable-user-stores': { permission: 'user-stores.write', allBranches: true },
  'PUT /stores/{storeId}/user-stores/{id}/default': { permission: 'user-stores.write', allBranches: true },
  'GET /stores/{storeId}/user-stores': may('user-stores.read'),
  'GET /stores/{storeId}/user-stores/{id}': may('user-stores.read'),
  'POST /stores/{storeId}/user-stores': { permission: 'user-stores.write', allBranches: true },
  'PUT /stores/{storeId}/user-stores/{id}': may('user-stores.write'),
  'PATCH /stores/{storeId}/user-stores/{id}': may('user-stores.write'),
  'DELETE /stores/{storeId}/user-stores/{id}': may('user-stores.delete'),
  'GET /stores/{storeId}/user-stores/export': may('user-stores.export'),
  'POST /stores/{storeId}/user-stores/deletions/{id}/undo': may('user-stores.delete'),
};

/** The calls that a schema makes, for a schema that says nothing of who may make them. */
function rowsOf(resource: string): Record<string, Rule> {
  const list = `/stores/{storeId}/${resource}`;
  return {
    [`GET ${list}`]: may(`${resource}.read`),
    [`GET ${list}/{id}`]: may(`${resource}.read`),
    [`POST ${list}`]: may(`${resource}.write`),
    [`PUT ${list}/{id}`]: may(`${resource}.write`),
    [`PATCH ${list}/{id}`]: may(`${resource}.write`),
    [`DELETE ${list}/{id}`]: may(`${resource}.delete`),
    [`DELETE ${list}`]: may(`${resource}.delete`),
    [`GET ${list}/counts`]: may(`${resource}.read`),
    [`GET ${list}/export`]: may(`${resource}.export`),
    [`PATCH ${list}`]: may(`${resource}.write`),
    [`POST ${list}/changes`]: may(`${resource}.write`),
    [`POST ${list}/changes/{id}/undo`]: may(`${resource}.write`),
    [`POST ${list}/deletions/{id}/undo`]: may(`${resource}.delete`),
  };
}

/**
 * The table, with rows for the generated calls of resources that it does not name: a schema that was added is held to
 * the common rule until rows say otherwise.
 */
export function tableFor(resources: readonly string[]): Readonly<Record<string, Rule>> {
  const unnamed = resources.filter((name) => TABLE[`GET /stores/{storeId}/${name}`] === undefined);
  return { ...Object.assign({}, ...unnamed.map(rowsOf)), ...TABLE };
}
