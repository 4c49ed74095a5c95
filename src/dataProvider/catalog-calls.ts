import type { OpenOrders, ProductVisibility, VariantOrders } from '../../domain/catalog/product-answers.ts';
import type { CollectionNode } from '../../domain/collections/tree.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about products and collections beyond the nine verbs of react-admin. */
export function createCatalogCalls(http: Http, path: (below: string) => string) {
  const { object, rows, send } = createRequests(http, path);
  return {
    /** Why buyers do not see a product. */
    productVisibility: (id: number, signal?: AbortSignal) =>
      object<ProductVisibility>(`/products/${id}/visibility`, { signal }, 'obstacles', 'collections'),

    /** The orders that wait for the variants of a product. */
    openOrders: async (id: number): Promise<VariantOrders[]> =>
      (await object<OpenOrders>(`/products/${id}/open-orders`, {}, 'variants')).variants,

    /** The collections without a parent, in the order of the store, each with those below it. */
    collectionTree: (signal?: AbortSignal) => rows<CollectionNode>('/collections/tree', { signal }),

    /** Puts all collections in this order; the server keeps the default one first. */
    orderCollections: (ids: number[]) => send('PUT', '/collections/order', { body: { ids } }),
  };
}
