import type { OpenOrders, ProductVisibility, VariantOrders } from '../../domain/catalog/product-answers.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';

/** The calls about one product beyond the nine verbs of react-admin. */
export function createProductCalls(http: Http, path: (below: string) => string) {
  return {
    /** Why buyers do not see a product. */
    async productVisibility(id: number, signal?: AbortSignal): Promise<ProductVisibility> {
      const answer = await http(path(`/products/${id}/visibility`), { signal: signal ?? null });
      return objectOf<ProductVisibility>(answer, 'obstacles', 'collections');
    },

    /** The orders that wait for the variants of a product. */
    async openOrders(id: number): Promise<VariantOrders[]> {
      const answer = await http(path(`/products/${id}/open-orders`));
      return objectOf<OpenOrders>(answer, 'variants').variants;
    },
  };
}
