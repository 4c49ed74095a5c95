import { loadList, descriptors } from '../schema/descriptors.ts';
import { listPathOf } from '../../domain/schema/list-path.ts';
import { loadListParts } from '../list/list-parts.ts';
import { lazyPart, type LazyPart } from '../ui/lazy/lazy-popup.tsx';
import { manifests } from './manifests.ts';

/** Only a visit of home loads it, with what draws its latest orders. */
export const home = lazyPart(async () => {
  const [module] = await Promise.all([import('../custom/home/HomePage.tsx'), loadList('orders')]);
  return module;
});

const lists: Readonly<Record<string, LazyPart<object>>> = Object.fromEntries(
  descriptors.map(({ name }) => [name, lazyPart(() => loadView(name))]),
);

/** The list of a resource, with its descriptor: it has the labels of react-admin's inputs and columns. */
export function listOf(resource: string): LazyPart<object> {
  const list = lists[resource];
  if (list === undefined) throw new Error(`No schema declares the resource "${resource}"`);
  return list;
}

async function loadView(resource: string) {
  const { list, listParts } = manifests[resource] ?? {};
  const view = list?.() ?? import('../list/GeneratedList.tsx');
  const parts = listParts && loadListParts(listParts);
  const [module] = await Promise.all([view, loadList(resource), parts]);
  return module;
}

/**
 * Settles when the code of home, or of the cards or the table of a list, has arrived; at once for another page. It comes
 * with the page. A first drawing without it would show a skeleton, which React leaves for a third of a second at least.
 */
export async function firstScreenArrives(pathname: string): Promise<void> {
  if (pathname === '/') return home.arrive();
  const resource = Object.keys(manifests).find((name) => listPathOf(name) === pathname);
  if (resource === undefined) return;
  await listOf(resource).arrive();
}
