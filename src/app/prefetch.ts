import type { SessionStore } from '../authProvider/session-store.ts';
import { createApi, type Api } from './api.ts';
import { askFirstList, type FirstList } from './first-list.ts';

export interface Prefetched {
  api: Api;
  /** The prefetched list of the page that opens; null when the page is no list. */
  first: Promise<FirstList | null>;
}

/** Prefetches the data of the page while its code loads. This is the first action of a visit. */
export function prefetch(session: SessionStore): Prefetched {
  const api = createApi(session);
  return { api, first: askFirstList(api, location) };
}
