import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { isObject } from '../../domain/json/is-object.ts';
import type {
  ConfirmedByHand,
  NewUsersReport,
  PaymentReview,
  PlatformInvoice,
  Reviewed,
} from '../../domain/staff/platform-answers.ts';
import type { DayPart } from '../../domain/staff/report-day.ts';
import type { Http } from './http.ts';
import { createRequests, recordOf, recordsOf, totalOf } from './records.ts';

/** What a person of the staff has looked at, and what they found. */
export interface Look {
  review: PaymentReview;
  note: string;
}

/** The resources that the staff's pages list. */
export const PLATFORM = {
  stores: 'platform-stores',
  invoices: 'platform-invoices',
  payments: 'platform-payments',
} as const;

/** The maximum number of rows of one call. */
const MOST_ROWS = 100;

function pathOf(resource: string): string {
  return `/${resource.replace('-', '/')}`;
}

/** Ids of invoices count by store: here each has one that no other store's has, and its own as `invoice_id`. */
function withOwnId(row: unknown): unknown {
  if (!isObject(row) || !('store_id' in row)) return row;
  return { ...row, id: `${String(row['store_id'])}-${String(row['id'])}`, invoice_id: row['id'] };
}

/** An invoice as the lists of the staff hold it. */
export interface ListedInvoice extends Omit<PlatformInvoice, 'id'> {
  id: string;
  invoice_id: number;
}

/** Filters that are no fields of a row: the words of a search, and the invoices at which a person must look. */
function queryOf({ pagination, sort, filter = {} }: Partial<GetListParams>): Record<string, string> {
  const query: Record<string, string> = {};
  if (pagination !== undefined)
    Object.assign(query, { page: String(pagination.page), limit: String(pagination.perPage) });
  if (sort !== undefined) query['sort'] = `${sort.field},${sort.order.toLowerCase()}`;
  for (const [name, value] of Object.entries<unknown>(filter)) {
    if (value === undefined || value === null || value === '') continue;
    if (name === 'q') query['search'] = String(value);
    else if (name === 'state' && value === TO_REVIEW) query['review'] = 'yes';
    else query[`${name === 'state' ? 'invoice_status_id' : name}.equals`] = String(value);
  }
  return query;
}

/** Instead of a state: invoices at whose money a person must look. */
export const TO_REVIEW = 'review';

/** The calls about all stores, for the platform's staff. */
export function createPlatformCalls(http: Http) {
  const { object } = createRequests(http, (below) => below);
  const search = (query: Record<string, string>) => new URLSearchParams(query).toString();

  /** A page of a list, of at most `MOST_ROWS`. */
  async function readPage<R extends RaRecord>(
    resource: string,
    { pagination, sort, filter, signal }: Partial<GetListParams> & { signal?: AbortSignal },
  ) {
    // The payments are one short list without pages.
    const query = resource === PLATFORM.payments ? {} : queryOf({ pagination, sort, filter });
    const answer = await http(`${pathOf(resource)}?${search(query)}`, { signal: signal ?? null });
    const json = Array.isArray(answer.json) ? answer.json.map(withOwnId) : answer.json;
    return { data: recordsOf<R>({ ...answer, json }), total: totalOf(answer) };
  }

  /** More rows than one call answers, as an export asks for, are read page by page. */
  async function readRows<R extends RaRecord>(resource: string, params: GetListParams) {
    const { page = 1, perPage = 10 } = params.pagination ?? {};
    if (perPage <= MOST_ROWS) return readPage<R>(resource, params);
    const rows: R[] = [];
    for (let at = 1; ; at += 1) {
      const step = { ...params, pagination: { page: at, perPage: MOST_ROWS } };
      const { data, total } = await readPage<R>(resource, step);
      rows.push(...data);
      const wanted = Math.min(total, page * perPage);
      if (data.length === 0 || rows.length >= wanted)
        return { data: rows.slice((page - 1) * perPage, wanted), total };
    }
  }

  return {
    /** The verbs of react-admin that its lists and details of the platform use; their resources are those of `PLATFORM`. */
    verbs: {
      getList: (resource, params) => readRows(resource, params),
      getManyReference: (resource, { target, id, filter, ...params }) =>
        readRows(resource, { ...params, filter: { ...filter, [target]: id } }),
      getOne: async <R extends RaRecord>(
        resource: string,
        { id, signal }: { id: unknown; signal?: AbortSignal },
      ) => ({
        data: recordOf<R>(
          await http(`${pathOf(resource)}/${encodeURIComponent(String(id))}`, { signal: signal ?? null }),
        ),
      }),
    } satisfies Partial<DataProvider>,

    /** `of`: path of what they looked at, below `/platform`. */
    review: (of: string, body: Look) => object<Reviewed>(`/platform${of}/review`, { method: 'POST', body }),

    /** Money came by no provider: it gives the plan. Only payable invoices can be confirmed. */
    confirmByHand: ({ store_id, invoice_id }: Pick<ListedInvoice, 'store_id' | 'invoice_id'>, note: string) =>
      object<ConfirmedByHand>(`/platform/stores/${store_id}/invoices/${invoice_id}/payment`, {
        method: 'POST',
        body: { note },
      }),

    newUsers: (day: Record<DayPart, string>, signal?: AbortSignal) =>
      object<NewUsersReport>(`/stores/new-users-report?${search(day)}`, { signal }),
  };
}
