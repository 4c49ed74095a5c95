import { http } from '../dataProvider/client.ts';
import type { Http } from '../dataProvider/http.ts';
import { createPrefetchedLists, type PrefetchedLists } from '../dataProvider/prefetched-lists.ts';

/** The connection to the server. It needs nothing of react-admin and exists before it. */
export interface Api {
  http: Http;
  prefetched: PrefetchedLists;
}

export function createApi(): Api {
  return { http, prefetched: createPrefetchedLists(http) };
}
