import { createApi, type Api } from './api.ts';
import { askFirstList, type FirstList } from './first-list.ts';

export interface Prefetched {
  api: Api;
  /** The list of the page that opens, once it has been asked for; null when it is another page. */
  first: Promise<FirstList | null>;
}

/** Asks for what the page will show while the code that shows it is on its way: the first thing that a visit does. */
export function prefetch(): Prefetched {
  const api = createApi();
  return { api, first: askFirstList(api, location) };
}
