import type {
  DataProvider,
  GetManyParams,
  GetManyReferenceParams,
  Identifier,
  QueryFunctionContext,
  RaRecord,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { patchBetween } from '../../domain/changes/changes-between.ts';
import type { Translate } from '../i18n/translate.ts';
import { createCallLoaders } from './call-loaders.ts';
import { createCountCalls } from './count-calls.ts';
import { withFormErrors } from './form-errors.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch } from './if-match.ts';
import { type DeclaredOps, leavesOperatorOpen, listPath, type ListQuery } from './list-query.ts';
import type { PrefetchedLists } from './prefetched-lists.ts';
import { offeringUpgrade, type UpgradeRequests } from './upgrade-request.ts';
import { recordOf, recordsOf, hasMore, totalOf } from './records.ts';
import { createStoreCalls } from './store-calls.ts';
import { createViewCalls } from './view-calls.ts';

export interface DataProviderSettings {
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
    return { data: recordsOf<R>(answer), total: totalOf(answer), meta: { more: hasMore(answer) } };
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

    /** One by one: a refused update stops the rest, and its error names the record. */
    async updateMany(resource, params) {
      for (const id of params.ids) await patch(resource, id, params.data);
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
