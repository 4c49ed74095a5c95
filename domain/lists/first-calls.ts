import { judge, type Asked } from '../access/access.ts';
import { addDays, dayOf } from '../dates/day.ts';
import { type CurrentStore, isNewOwner, type SessionInfo } from '../identity/session-info.ts';
import { listPathOf } from '../schema/list-path.ts';
import type { Resource } from '../schema/model.ts';
import { listPath } from './list-query.ts';
import { daysAt } from './moving-days.ts';

type Listed = Pick<Resource, 'name' | 'list' | 'access'>;

interface FirstScreen {
  /** Of the page that opens, such as `/orders`. */
  pathname: string;
  session: SessionInfo;
  now: Date;
}

const REPORTS: Asked = { permission: 'payment-channels-store.read', allBranches: true };
/** Of the orders on home, and of the days of its most sold products. */
const RECENT = 5;
const TOP_DAYS = 30;
const ONE = { page: 1, perPage: 1 };

/**
 * The calls of the API that home or a list makes as soon as it is drawn, as far as the member may make them. The server
 * answers them with the page, so that a phone does not wait for them one after another. A call that is not among them
 * costs a request of its own, and one that nobody makes costs the server a look-up.
 */
export function firstCalls(resources: readonly Listed[], screen: FirstScreen): string[] {
  const { pathname, session, now } = screen;
  const { store } = session;
  if (store === null) return [];
  const access = { ...store.access, permissions: new Set(store.access.permissions) };
  const may = (rule: Asked): boolean => judge(access, rule) === 'allowed';
  const today = dayOf(now, store.time_zone);
  if (pathname === '/')
    return [
      ...(isNewOwner(session, now.getTime()) ? setupCalls(store.id) : []),
      ...(may({ permission: 'orders.read' }) ? homeCalls(store, today, may) : []),
    ];
  const resource = resources.find(({ name }) => listPathOf(name) === pathname);
  return resource !== undefined && may(resource.access.list) ? listCalls(store.id, resource, today) : [];
}

/** Filters whose records a list counts above its rows, besides those of its views. */
const COUNTED: Readonly<Record<string, readonly object[]>> = {
  products: [{}, { 'active.in': [1] }, { 'active.in': [0] }],
};

/** The rows, the views that members save, and the number of records of each view that the schema declares. */
function listCalls(storeId: number, { name, list }: Listed, today: string): string[] {
  const { sort, perPage, views = [] } = list;
  const declared = views.length === 0 ? [] : [{}, ...views.map(({ filter }) => daysAt(filter, today))];
  const filters = [...declared, ...(COUNTED[name] ?? [])];
  return [
    listPath(storeId, name, { pagination: { page: 1, perPage }, sort }),
    `/stores/${storeId}/views?resource=${name}`,
    ...filters.map((filter) => listPath(storeId, name, { pagination: ONE, sort, filter: { ...filter } })),
  ];
}

/** Whether there is any product, branch or order, for the first steps of a new shop. */
function setupCalls(storeId: number): string[] {
  const sort = { field: 'id', order: 'DESC' };
  return ['products', 'user-stores', 'orders'].map((name) =>
    listPath(storeId, name, { pagination: ONE, sort }),
  );
}

function homeCalls(store: CurrentStore, today: string, may: (rule: Asked) => boolean): string[] {
  const at = (below: string): string => `/stores/${store.id}${below}`;
  const newest = { field: 'date', order: 'DESC' };
  return [
    listPath(store.id, 'orders', { pagination: { page: 1, perPage: RECENT }, sort: newest }),
    at('/orders-counters'),
    at(`/orders/daily-metrics?date=${today}`),
    at(`/orders/daily-metrics?date=${addDays(today, -1)}`),
    at('/orders/weekly-progress'),
    at(`/orders/top-products?from=${addDays(today, 1 - TOP_DAYS)}&to=${today}`),
    ...(may({ permission: 'products.read' }) ? [at('/inventory/summary')] : []),
    ...(may(REPORTS) ? [at('/payment-notifications?doubtful=true')] : []),
  ];
}
