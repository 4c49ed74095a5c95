import type { CollectionNode } from '../../domain/collections/tree.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about all collections at once. */
export function createCollectionCalls(http: Http, path: (below: string) => string) {
  const { rows, send } = createRequests(http, path);
  return {
    /** The collections without a parent, in the order of the store, each with those below it. */
    collectionTree: (signal?: AbortSignal) => rows<CollectionNode>('/collections/tree', { signal }),

    /** Puts all collections in this order; the server keeps the default one first. */
    orderCollections: (ids: number[]) => send('PUT', '/collections/order', { body: { ids } }),
  };
}
