import type { Obstacle } from '../../domain/catalog/visibility.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';

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
      const { json } = await http(path(`/products/${id}/visibility`), { signal: signal ?? null });
      if (!isVisibility(json)) throw unreadableAnswer();
      return json;
    },
  };
}

function isVisibility(json: unknown): json is ProductVisibility {
  return typeof json === 'object' && json !== null && 'obstacles' in json && 'collections' in json;
}
