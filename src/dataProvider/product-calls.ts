import type { Obstacle } from '../../domain/catalog/visibility.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';

export interface ProductVisibility {
  obstacles: Obstacle[];
  /** The hidden collections, where they are all that the product is in. */
  collections: { id: number; name: string }[];
}

/** What orders that were not dispatched have of a variant. */
export interface VariantOrders {
  id: number;
  orders: number;
  units: number;
}

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
      return objectOf<{ variants: VariantOrders[] }>(answer, 'variants').variants;
    },
  };
}
