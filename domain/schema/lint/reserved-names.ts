/**
 * Segments that a resource cannot have as its name, because a route of ours has them already. Tests compare both lists
 * with the routes.
 */

/** Below `/api/v1/stores/{storeId}/`, and parts of a resource's own calls. */
export const API_SEGMENTS: readonly string[] = [
  'audit',
  'counts',
  'create-manual-order',
  'customers-counters',
  'events',
  'export',
  'files',
  'history',
  'imports',
  'inventory',
  'orders-counters',
  'picture-batches',
  'roles',
  'users',
  'views',
];

/** The first segment of a page of the admin or of the public pages. */
export const PAGE_SEGMENTS: readonly string[] = [
  'account',
  'api',
  'assets',
  'bill',
  'clients',
  'code',
  'config',
  'create-collection',
  'edit-collection',
  'editar-tienda',
  'inventory',
  'invitation',
  'login',
  'manage-categories',
  'order',
  'password-recovery',
  'reset',
  'sign-up',
  'store',
  'thank-you',
  'user-roles',
  'users-roles',
  'welcome-10x',
];
