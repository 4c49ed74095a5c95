import type { OpenOrders, ProductVisibility, VariantOrders } from '../../domain/catalog/product-answers.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about one product beyond the nine verbs of react-admin. */
export function createProductCalls(http: Http, path: (below: string) => string) {
  const { object } = createRequests(http, path);
  return {
    /** Why buyers do not see a product. */
    productVisibility: (id: number, signal?: AbortSignal) =>
      object<ProductVisibility>(`/products/${id}/visibility`, { signal }, 'obstacles', 'collections'),

    /** The orders that wait for the variants of a product. */
    openOrders: async (id: number): Promise<VariantOrders[]> =>
      (await object<OpenOrders>(`/products/${id}/open-orders`, {}, 'variants')).variants,
  };
}
