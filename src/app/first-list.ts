import type { GetListParams, RaRecord } from 'ra-core';
import { accessOf } from '../authProvider/session-store.ts';
import { judge } from '../../domain/access/access.ts';
import { listPath } from '../../domain/lists/list-query.ts';
import { recordsOf, totalOf } from '../dataProvider/records.ts';
import { descriptors, loadList } from '../schema/descriptors.ts';
import { cardDefaults, listDefaults, rowsKey } from '../list/list-defaults.ts';
import { loadTable } from '../list/load-table.ts';
import { PHONE } from '../theme/styles.ts';
import type { Api } from './api.ts';
import { pathsOf } from '../schema/paths.ts';
import { keptPreference } from '../dataProvider/preferences.ts';

export interface FirstList {
  resource: string;
  query: GetListParams;
  /** Cards load more below each other, a table has pages: react-admin stores the two apart. */
  cards: boolean;
  /** The server's answer. */
  answer: Promise<{ records: RaRecord[]; total: number }>;
}

/**
 * Requests the records of a list before the code that draws them has arrived. On a slow phone this saves a second. It
 * applies when the page that opens is a list in its first state. The data provider uses the answer
 * (`src/dataProvider/prefetched-lists.ts`).
 */
export async function askFirstList(
  { session: store, prefetched }: Api,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<FirstList | null> {
  const descriptor = descriptors.find(({ name }) => pathsOf(name).list === pathname);
  if (descriptor === undefined) return null;
  // The view loads both again and shows a failure.
  loadList(descriptor.name).catch(() => undefined);
  const cards = matchMedia(PHONE).matches;
  if (!cards) loadTable().catch(() => undefined);
  if (search !== '') return null;
  const rows = keptPreference(rowsKey(descriptor));
  const { resource, perPage, sort } = cards ? cardDefaults(descriptor) : listDefaults(descriptor, rows);
  // The gate around the pages reports the problems of a session.
  const session = await store.load().catch(() => null);
  const access = accessOf(session);
  if (!session?.store || access === null || judge(access, descriptor.access.list) !== 'allowed') return null;
  const query = { pagination: { page: 1, perPage }, sort, filter: {} };
  const asked = prefetched.prefetch(listPath(session.store.id, resource, query));
  const answer = asked.then((one) => ({ records: recordsOf(one), total: totalOf(one) }));
  // The caller that takes the promise handles its rejection. There may be no such caller.
  answer.catch(() => undefined);
  return { resource, query, cards, answer };
}
