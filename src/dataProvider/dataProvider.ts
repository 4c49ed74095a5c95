import type {
  DataProvider,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  Identifier,
  QueryFunctionContext,
  RaRecord,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { RecordCount } from '../../domain/bulk/bulk-answers.ts';
import { patchBetween } from '../../domain/changes/changes.ts';
import type { SavedView } from '../../domain/lists/saved-view-calls.ts';
import { fieldSentence, type Translate } from '../i18n/sentences.ts';
import { ApiHttpError } from './api-error.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch, hasMore, nextOf, recordOf, recordsOf, rowsOf, totalOf } from './records.ts';
import {
  leavesOperatorOpen,
  listPath,
  type DeclaredOps,
  type ListQuery,
} from '../../domain/lists/list-query.ts';
import type { PrefetchedLists } from './prefetched-lists.ts';
import { createStoreCalls } from './store-calls.ts';
import { offeringUpgrade, type UpgradeRequests } from './upgrade-request.ts';

interface DataProviderSettings {
  http: Http;
  /** Lists that were prefetched before this provider was made. */
  prefetched: PrefetchedLists;
  /** What a refusal of the plan opens. */
  upgrades: UpgradeRequests;
  /** The id of the current store; all paths below `/stores/<id>` get it only here. */
  storeId(): number;
  translate: Translate;
  /** The operators that a list declares for its fields; a filter without one is asked by them. */
  declaredOps(resource: string): Promise<DeclaredOps>;
}

/** The maximum number of rows of one list call. */
const MOST_ROWS = 100;

function inChunks(ids: readonly Identifier[]): Identifier[][] {
  const count = Math.ceil(ids.length / MOST_ROWS);
  return Array.from({ length: count }, (_, index) => ids.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS));
}

/** Adapts our client to the one that ra-data-simple-rest expects. */
function simpleRestClient(http: Http, path: (below: string) => string) {
  return async (
    url: string,
    options: { method?: string; body?: unknown; signal?: AbortSignal | null } = {},
  ) => {
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
    const call: CallOptions = { signal: options.signal ?? null, ...(body === undefined ? {} : { body }) };
    if (options.method === 'POST' || options.method === 'DELETE') call.method = options.method;
    const { status, headers, json } = await http(path(url), call);
    return { status, headers, json, body: '' };
  };
}

function referenceQuery({ target, id, filter, pagination, sort }: GetManyReferenceParams): ListQuery {
  return { filter: { ...filter, [target]: id }, pagination, sort };
}

/**
 * react-admin's verbs over `/stores/<id>/<resource>`. ra-data-simple-rest implements the single-record ones; lists use
 * our own dialect. An update is a PATCH of the changes under the version that was read. Rejects with ApiHttpError. It
 * has sentences when the API refuses fields, and the stored record in `body.current` when a write is stale.
 */
export function createDataProvider({
  http: plain,
  prefetched,
  upgrades,
  storeId,
  translate,
  declaredOps,
}: DataProviderSettings) {
  const http = offeringUpgrade(plain, upgrades);
  const path = (below: string): string => `/stores/${storeId()}${below}`;
  const simpleRest = simpleRestProvider('', simpleRestClient(http, path));

  async function list<R extends RaRecord>(resource: string, query: ListQuery, signal?: AbortSignal) {
    const declared = leavesOperatorOpen(query.filter) ? await declaredOps(resource) : undefined;
    const url = listPath(storeId(), resource, query, declared);
    const answer = await (prefetched.take(url) ?? http(url, { signal: signal ?? null }));
    return {
      data: recordsOf<R>(answer),
      total: totalOf(answer),
      meta: { more: hasMore(answer), next: nextOf(answer) },
    };
  }

  async function worded<T>(resource: string, write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      throw withFormErrors(error, resource, translate);
    }
  }

  async function patch<R extends RaRecord>(
    resource: string,
    id: unknown,
    data: object,
    before?: RaRecord,
  ): Promise<R> {
    // A member that `data` lacks was not on the form and is not sent.
    const body = patchBetween(before ?? {}, { ...data }, Object.keys(data));
    const url = path(`/${resource}/${encodeURIComponent(String(id))}`);
    return recordOf<R>(
      await worded(resource, http(url, { method: 'PATCH', body, headers: ifMatch(before) })),
    );
  }

  return {
    supportAbortSignal: true,

    getOne: simpleRest.getOne,

    getList: (resource, params) => list(resource, params, params.signal),

    /** A list's rows after one of its rows, by the `next` of the page that ends with it; no row is skipped or repeated. */
    getListAfter: <R extends RaRecord>(resource: string, params: GetListParams, after: string) =>
      list<R>(resource, { ...params, after }, params.signal),

    getManyReference: (resource, params) => list(resource, referenceQuery(params), params.signal),

    /** react-admin collects the ids of a screen into one call. */
    async getMany<R extends RaRecord>(resource: string, params: GetManyParams<R> & QueryFunctionContext) {
      const calls = inChunks(params.ids).map((ids) =>
        list<R>(
          resource,
          { filter: { 'id.in': ids }, pagination: { page: 1, perPage: MOST_ROWS } },
          params.signal,
        ),
      );
      return { data: (await Promise.all(calls)).flatMap(({ data }) => data) };
    },

    create: (resource, params) => worded(resource, simpleRest.create(resource, params)),

    async update(resource, params) {
      return { data: await patch(resource, params.id, params.data, params.previousData) };
    },

    /** All at once: an undoable write may be sent while the page ends. Rejects with the first refusal after the last answer. */
    async updateMany(resource, params) {
      const answers = await Promise.allSettled(params.ids.map((id) => patch(resource, id, params.data)));
      const refused = answers.find((answer) => answer.status === 'rejected');
      if (refused !== undefined) throw refused.reason;
      return { data: params.ids };
    },

    async delete(resource, params) {
      const record = params.previousData ?? (await simpleRest.getOne(resource, { id: params.id })).data;
      const url = path(`/${resource}/${encodeURIComponent(String(params.id))}`);
      await http(url, { method: 'DELETE', headers: ifMatch(params.previousData) });
      return { data: record };
    },

    /** All or nothing, in one call. */
    async deleteMany(resource, params) {
      await http(path(`/${resource}`), { method: 'DELETE', body: { ids: params.ids } });
      return { data: params.ids };
    },

    ...createStoreCalls(http, path),
    ...createCountCalls(http, path),
    ...createCallLoaders(http, path, upgrades),
    ...createViewCalls(http, path),
  } satisfies DataProvider;
}

/**
 * The only provider: react-admin's verbs, and the calls of the store, its log, its team and the user's account.
 * `useDataProvider<AppDataProvider>()` returns it.
 */
export type AppDataProvider = ReturnType<typeof createDataProvider>;

/**
 * The same error with a sentence for each refused field, in the user's language. Its message names the fields: an
 * undoable write is refused after its form is gone, and a notice is all that says so. Other errors are returned unchanged.
 */
function withFormErrors(error: unknown, resource: string, translate: Translate): unknown {
  if (!(error instanceof ApiHttpError)) return error;
  const refused = Object.entries(error.fields);
  if (refused.length === 0) return error;
  const sentences = refused.map(([source, problem]): [string, string] => [
    source,
    fieldSentence(translate, resource, source, problem),
  ]);
  return new ApiHttpError(
    error.status,
    { ...error.body, errors: error.fields },
    Object.fromEntries(sentences),
    sentences.map(([source, sentence]) => named(translate, resource, source, sentence)).join('. '),
  );
}

function named(translate: Translate, resource: string, source: string, sentence: string): string {
  const label = translate(`resources.${resource}.fields.${source.split('.', 1)[0]}`, { _: '' });
  return label === '' ? sentence : `${label}: ${sentence}`;
}

type NewView = Omit<SavedView, 'id' | 'own'>;

/** The calls about the saved views of lists. */
function createViewCalls(http: Http, path: (below: string) => string) {
  return {
    listViews: async (resource: string) =>
      rowsOf<SavedView>(await http(path(`/views?resource=${encodeURIComponent(resource)}`))),
    createView: async (body: NewView) => {
      await http(path('/views'), { method: 'POST', body });
    },
    changeView: async (id: number, body: Partial<Omit<NewView, 'resource'>>) => {
      await http(path(`/views/${id}`), { method: 'PATCH', body });
    },
    deleteView: async (id: number) => {
      await http(path(`/views/${id}`), { method: 'DELETE' });
    },
  };
}

interface Counted {
  /** The reference that points at the records. */
  by: string;
  /** At most 100. */
  ids: readonly number[];
}

/** The call that counts what points at the records of a page. */
function createCountCalls(http: Http, path: (below: string) => string) {
  return {
    async countRecords(resource: string, { by, ids }: Counted, signal?: AbortSignal): Promise<RecordCount[]> {
      const query = new URLSearchParams({ by, ids: ids.join(',') });
      return rowsOf<RecordCount>(
        await http(path(`/${resource}/counts?${query}`), { signal: signal ?? null }),
      );
    },
  };
}

/** The groups of calls that only some screens make. Each loads with the first screen that asks for it. */
function createCallLoaders(http: Http, path: (below: string) => string, upgrades: UpgradeRequests) {
  return {
    /** The calls about the user's own account and this device. */
    loadAccountCalls: async () => (await import('./account-calls.ts')).createAccountCalls(http, path),
    /** The calls about what the store pays for its plan. */
    loadBillingCalls: async () => (await import('./billing-calls.ts')).createBillingCalls(http, path),
    /** The calls about many records, and what takes them back. */
    loadBulkCalls: async () => (await import('./bulk-calls.ts')).createBulkCalls(http, path, upgrades),
    /** The calls about products and collections. */
    loadCatalogCalls: async () => (await import('./catalog-calls.ts')).createCatalogCalls(http, path),
    /** The calls about figures. */
    loadFigureCalls: async () => (await import('./figure-calls.ts')).createFigureCalls(http, path),
    /** The calls of imports. */
    loadImportCalls: async () => (await import('./import-calls.ts')).createImportCalls(http, path),
    /** The calls about what is on the shelves. */
    loadInventoryCalls: async () => (await import('./inventory-calls.ts')).createInventoryCalls(http, path),
    /** The calls about one order. */
    loadOrderCalls: async () => (await import('./order-calls.ts')).createOrderCalls(http, path),
    /** The calls of ZIPs with pictures. */
    loadPictureBatchCalls: async () =>
      (await import('./picture-batch-calls.ts')).createPictureBatchCalls(http, path),
    /** The calls about customers, loaded with the parts that make them. */
    async loadCustomerCalls() {
      const { createCustomerCalls } = await import('./customer-calls.ts');
      return createCustomerCalls(http, path);
    },

    /** The calls about all stores, for the platform's staff. */
    loadPlatformCalls: async () => (await import('./platform-calls.ts')).createPlatformCalls(http),
    /** The calls about how the store is paid, loaded with their pages. */
    loadPaymentChannelCalls: async () =>
      (await import('./payment-channel-calls.ts')).createPaymentChannelCalls(http, path),
    /** The calls about the whole store: settings, branches, domain. */
    loadSettingsCalls: async () => (await import('./settings-calls.ts')).createSettingsCalls(http, path),
    /** The calls about members, roles and the log. */
    loadTeamCalls: async () => (await import('./team-calls.ts')).createTeamCalls(http, path),
  };
}
