import { createApi, type Api } from './api.ts';
import { drawFirstFrame } from './first-frame.ts';
import { askFirstList, type FirstList } from './first-list.ts';

export interface AskedAhead {
  api: Api;
  /** The list of the page that opens, once it has been asked for; null when it is another page. */
  first: Promise<FirstList | null>;
}

/**
 * Asks for what the page will show while the code that shows it is on its way: the first thing that a visit does.
 * @param root where the page's frame is drawn meanwhile; left out where another page still stands
 */
export function askAhead(root?: HTMLElement): AskedAhead {
  const api = createApi();
  const first = askFirstList(api, location);
  if (root !== undefined) void drawFirstFrame(root, location, first);
  return { api, first };
}
