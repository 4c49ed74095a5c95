import type { CollectionNode } from '../../domain/collections/collection-node.ts';
import type { Http } from './http.ts';
import { rowsOf } from './records.ts';

/** The calls about all collections at once. */
export function createCollectionCalls(http: Http, path: (below: string) => string) {
  return {
    /** The collections without a parent, in the order of the store, each with those below it. */
    collectionTree: async (signal?: AbortSignal): Promise<CollectionNode[]> =>
      rowsOf<CollectionNode>(await http(path('/collections/tree'), { signal: signal ?? null })),

    /** Puts all collections in this order; the server keeps the default one first. */
    async orderCollections(ids: number[]): Promise<void> {
      await http(path('/collections/order'), { method: 'PUT', body: { ids } });
    },
  };
}
