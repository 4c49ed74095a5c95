import type { Obstacle } from '../../domain/catalog/visibility.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';

export interface ProductVisibility {
  obstacles: Obstacle[];
  /** The hidden collections, where they are all that the product is in. */
  collections: { id: number; name: string }[];
}

/** The calls about one product beyond the nine verbs of react-admin. */
export function createProductCalls(http: Http, path: (below: string) => string) {
  return {
    /** Why buyers do not see a product. */
    async productVisibility(id: number, signal?: AbortSignal): Promise<ProductVisibility> {
      const answer = await http(path(`/products/${id}/visibility`), { signal: signal ?? null });
      return objectOf<ProductVisibility>(answer, 'obstacles', 'collections');
    },
  };
}
