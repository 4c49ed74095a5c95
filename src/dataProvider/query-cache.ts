/**
 * What the admin knows of react-admin's insides: the keys of its queries; those of its store are in `preferences.ts`,
 * which the login loads too. Nothing else spells one. A test compares them with those that ra-core writes.
 */
import type { QueryKey } from '@tanstack/react-query';
import type { GetListParams, RaRecord, SortPayload } from 'ra-core';

const LIST = 'getList';
const ENDLESS_LIST = 'getInfiniteList';
const RECORD = 'getOne';
const RECORDS_BY_ID = 'getMany';

/** A page of a list, as a table shows it. */
export function listKey(resource: string, { pagination, sort, filter, meta }: GetListParams): QueryKey {
  return [resource, LIST, { pagination, sort, filter, meta }];
}

/** The pages of a list below each other, as cards show them, by its first page. */
export function endlessListKey(
  resource: string,
  { pagination, sort, filter, meta }: GetListParams,
): QueryKey {
  return [resource, ENDLESS_LIST, { pagination, sort, filter, meta }];
}

/** Begins the keys of all lists of a resource, by how they show it. */
export function keysOfLists(resource: string): { pages: QueryKey; endless: QueryKey } {
  return { pages: [resource, LIST], endless: [resource, ENDLESS_LIST] };
}

/** One record, as its page reads it. */
export function recordKey(resource: string, id: RaRecord['id']): QueryKey {
  return [resource, RECORD, { id: String(id) }];
}

/** The record of a reference, as react-admin keeps those that it reads together. */
export function referenceKey(resource: string, id: RaRecord['id']): QueryKey {
  return [resource, RECORDS_BY_ID, { ids: [String(id)] }];
}

/** The record that a query of a page reads; null for a query of anything else. */
export function recordOfKey([resource, verb, params]: QueryKey): { resource: string; id: string } | null {
  const id = verb === RECORD ? idIn(params) : undefined;
  return id === undefined ? null : { resource: String(resource), id };
}

/** Whether a query is about this record: of react-admin, or of a part of its page, such as its history. */
export function isAbout([name, , about]: QueryKey, resource: string, id: RaRecord['id']): boolean {
  return name === resource && (idIn(about) ?? asId(about)) === String(id);
}

function idIn(params: unknown): string | undefined {
  return typeof params === 'object' && params !== null && 'id' in params ? asId(params.id) : undefined;
}

function asId(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

const OF_RECORDS: ReadonlySet<unknown> = new Set([
  LIST,
  ENDLESS_LIST,
  RECORD,
  RECORDS_BY_ID,
  'getManyReference',
]);

/** The figures of home. The first part is that of the events that make them old. */
export const FIGURES = {
  day: ['orders', 'dailyMetrics'],
  week: ['orders', 'weeklyProgress'],
  topProducts: ['orders', 'topProducts'],
  work: ['orders', 'work'],
  stock: ['products', 'inventorySummary'],
  doubtful: ['payment-notifications', 'doubtful'],
} as const satisfies Record<string, QueryKey>;

const VIEWS = 'views';

/** The views of a list that members save. */
export function viewsKey(resource: string): QueryKey {
  return [VIEWS, resource];
}

/** What an order without signal needs (`src/shell/offline/counter.ts`). */
export const COUNTER_KEY: QueryKey = ['counter'];

/** Whether the device stores the answer before any other, however long ago somebody needed it. */
export function isStoredFirst([first]: QueryKey): boolean {
  return first === COUNTER_KEY[0];
}

/** Whether the device stores the answer for the next start: records, figures of home, saved views, the counter. */
export function isStored(key: QueryKey): boolean {
  const isFigure = Object.values(FIGURES).some(([first, second]) => key[0] === first && key[1] === second);
  return isFigure || isStoredFirst(key) || key[0] === VIEWS || OF_RECORDS.has(key[1]);
}

/** Page of a list that is requested for its total alone. */
const COUNT_PAGE = { page: 1, perPage: 1 } as const;

/** A list of one, to be requested for its total. */
export function countQuery(
  filter: object,
  sort: SortPayload,
): Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> {
  return { pagination: COUNT_PAGE, sort, filter };
}

/** Whether a query reads the rows of a list, and not its total alone. */
export function readsRows([, verb, params]: QueryKey): boolean {
  return verb === ENDLESS_LIST || (verb === LIST && !isCount(params));
}

function isCount(params: unknown): boolean {
  if (typeof params !== 'object' || params === null || !('pagination' in params)) return false;
  const { pagination } = params;
  return (
    typeof pagination === 'object' &&
    pagination !== null &&
    'perPage' in pagination &&
    pagination.perPage === COUNT_PAGE.perPage
  );
}

/** What react-admin asks about the user. It does so before the store is known. */
export const USER_KEYS = {
  checkAuth: ['auth', 'checkAuth'],
  permissions: ['auth', 'getPermissions'],
} as const satisfies Record<string, QueryKey>;

/** Whether a query is about the user, and so of no store. */
export function isAboutUser([first]: QueryKey): boolean {
  return first === USER_KEYS.checkAuth[0];
}

/** The query for the sales, streak and goal of this week. */
export const WEEK_KEY = ['orders', 'weeklyProgress'];

/** The query for what a client allowed and took back. */
export function consentsKey(customerId: number) {
  return ['customers', 'consents', customerId];
}
