import { isStoreUrl } from '../../../domain/stores/store-url.ts';
import type { StoreRoute } from '../../http/route.ts';
import { isHeldByOther } from './store-urls.ts';

/** `GET /verify-url/{url}`: whether the store may take an address. Its own is valid. */
export const verifyUrl: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/verify-url/{url}',
  operationId: 'verifyStoreUrl',
  summary: 'Whether the store can have this address below the host',
  tags: ['stores'],
  access: { permission: 'settings.write' },
  answers: {
    200: {
      description:
        'False for one that another store has or has left, a reserved one, or one that no host name can be',
      schema: {
        type: 'object',
        properties: { valid: { type: 'boolean' } },
        required: ['valid'],
        additionalProperties: false,
      },
    },
  },
  handle: async ({ ports, storeId, params }) => {
    const url = params['url'] ?? '';
    if (!isStoreUrl(url)) return { status: 200, body: { valid: false } };
    const held = await ports.database.platform((sql) => isHeldByOther(sql, url, storeId));
    return { status: 200, body: { valid: !held } };
  },
};
