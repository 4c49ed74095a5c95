import { accessOf, loadSession } from '../authProvider/session-store.ts';
import { judge } from '../../domain/access/access.ts';
import { descriptors } from '../resources/descriptors.ts';
import { cardDefaults, listDefaults } from '../resources/list/list-defaults.ts';
import { PHONE } from '../theme/theme.ts';
import { pathsOf } from './paths.ts';
import type { Services } from './services.ts';

/**
 * Where the page that opens is a list in its first state, its records are asked for while React is still drawing the
 * shell: on a slow phone that is half a second. The list takes the answer over (`src/dataProvider/ahead.ts`).
 */
export async function askFirstList(
  { dataProvider, store }: Pick<Services, 'dataProvider' | 'store'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const descriptor = descriptors.find(({ name }) => pathsOf(name).list === pathname);
  if (descriptor === undefined || search !== '') return;
  const { perPage, sort, storeKey } = matchMedia(PHONE).matches
    ? cardDefaults(descriptor)
    : listDefaults(descriptor);
  // Left with a search or another page, the list comes back with it.
  if (store.getItem(storeKey) !== undefined) return;
  // The gate around the pages tells what is wrong with a session.
  const access = accessOf(await loadSession().catch(() => null));
  if (access === null || judge(access, descriptor.access.list) !== 'allowed') return;
  dataProvider.askAhead(descriptor.name, { pagination: { page: 1, perPage }, sort, filter: {} });
}
