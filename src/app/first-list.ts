import type { GetListParams, RaRecord } from 'ra-core';
import { accessOf, loadSession } from '../authProvider/session-store.ts';
import { judge } from '../../domain/access/access.ts';
import { listPath } from '../dataProvider/list-query.ts';
import { recordsOf, totalOf } from '../dataProvider/records.ts';
import { descriptors } from '../schema/descriptors.ts';
import { cardDefaults, listDefaults } from '../generator/list/list-defaults.ts';
import { PHONE } from '../theme/widths.ts';
import type { Api } from './api.ts';
import { pathsOf } from '../schema/paths.ts';
import { keptPreference } from './preferences.ts';

export interface FirstList {
  resource: string;
  query: GetListParams;
  /** Cards go on below each other, a table has pages: react-admin keeps the two apart. */
  cards: boolean;
  /** What the server answers. */
  answer: Promise<{ records: RaRecord[]; total: number }>;
}

/**
 * Where the page that opens is a list in its first state, its records are asked for before the code that draws them has
 * arrived: on a slow phone that is a second. The data provider takes the answer over (`src/dataProvider/prefetched-lists.ts`).
 */
export async function askFirstList(
  { prefetched }: Pick<Api, 'prefetched'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<FirstList | null> {
  const descriptor = descriptors.find(({ name }) => pathsOf(name).list === pathname);
  if (descriptor === undefined || search !== '') return null;
  const cards = matchMedia(PHONE).matches;
  const { resource, perPage, sort, storeKey } = (cards ? cardDefaults : listDefaults)(descriptor);
  // Left with a search or another page, the list comes back with it.
  if (keptPreference(storeKey) !== undefined) return null;
  // The gate around the pages tells what is wrong with a session.
  const session = await loadSession().catch(() => null);
  const access = accessOf(session);
  if (!session?.store || access === null || judge(access, descriptor.access.list) !== 'allowed') return null;
  const query = { pagination: { page: 1, perPage }, sort, filter: {} };
  const asked = prefetched.prefetch(listPath(session.store.id, resource, query));
  const answer = asked.then((one) => ({ records: recordsOf(one), total: totalOf(one) }));
  // Told to whoever waits for it; nobody may.
  answer.catch(() => undefined);
  return { resource, query, cards, answer };
}
