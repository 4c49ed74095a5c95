import { loadList } from '../schema/load-list.ts';
import { listPathOf } from '../../domain/schema/list-path.ts';
import { lazyPart } from '../ui/lazy/lazy-part.ts';
import { manifests } from './manifests.ts';

/** Only a visit of home loads it. */
export const home = lazyPart(() => import('../custom/home/HomePage.tsx'));

/**
 * Settles when the code of home, or of the cards or the table of a list, has arrived; at once for another page. It comes
 * with the page. A first drawing without it would show a skeleton, which React leaves for a third of a second at least.
 */
export async function firstScreenArrives(pathname: string): Promise<void> {
  if (pathname === '/') return home.arrive();
  const resource = Object.keys(manifests).find((name) => listPathOf(name) === pathname);
  if (resource === undefined) return;
  const { list, card } = manifests[resource] ?? {};
  const view = list?.() ?? import('../generator/list/GeneratedList.tsx');
  await Promise.allSettled([view, loadList(resource), card?.arrive()]);
}
