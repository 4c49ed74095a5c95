import type { ManualOrderBody } from '../../domain/orders/manual-order-body.ts';
import type { Unchecked } from '../../domain/schema/from-schema.ts';
import type { Order } from '../../generated/orders/types.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch, createRequests, fileBody, SLOW } from './records.ts';
import { listenTo, type LiveEvent } from './live.ts';
import { listQuery, type ListQuery } from '../../domain/lists/list-query.ts';

/** Of an upload: how far it is, and its end before that. */
export type UploadOptions = Pick<CallOptions, 'signal' | 'onProgress'>;

/** Milliseconds of one attempt at an order that somebody takes; then it is noted. */
const IN_A_CHAT = 15_000;

/** The calls of a store beyond the nine verbs of react-admin. `path` puts `/stores/<id>` before a path. */
export function createStoreCalls(http: Http, path: (below: string) => string) {
  const { file, object, record } = createRequests(http, path);
  return {
    /** Reads the live events of the store until the signal aborts. */
    listen: (onEvent: (event: LiveEvent) => void, signal: AbortSignal) =>
      listenTo(http, path('/events'), onEvent, signal),

    /** Exports the whole list with its filters and sort, not only the visible page; all columns, or those named. */
    exportList(
      resource: string,
      format: 'xlsx' | 'csv',
      query: Omit<ListQuery, 'pagination'>,
      columns?: readonly string[],
    ) {
      const search = new URLSearchParams(listQuery(query));
      search.set('format', format);
      if (columns !== undefined) search.set('columns', columns.join(','));
      return file(`/${resource}/export?${search.toString()}`, `${resource}.${format}`);
    },

    /** Spec 2 §7: `type` is 1 for payment, 2 for shipping. With `read` only while the order is as it was then. */
    setOrderStatus: (orderId: number, statusId: number, type: 1 | 2, read?: Order) =>
      record<Order>(`/orders/${orderId}/status/${statusId}/type/${type}`, {
        method: 'POST',
        body: {},
        headers: ifMatch(read),
      }),

    /**
     * Spec 2 §7 POST /create-manual-order. Takes the stock of its lines, all or nothing. With the same id the store makes
     * one order, however often it is sent. Without signal its seller waits no longer than this.
     */
    createManualOrder: (body: Unchecked<ManualOrderBody>, requestId: string) =>
      record<Order>('/create-manual-order', {
        method: 'POST',
        body,
        headers: { 'X-Request-Id': requestId },
        timeout: IN_A_CHAT,
      }),

    /** Stores a picture or document for a record, and answers its address. */
    async upload(content: File, kind: 'picture' | 'document', options: UploadOptions = {}): Promise<string> {
      const call = { method: 'POST' as const, body: fileBody(content), timeout: SLOW, ...options };
      return (await object<{ url: string }>(`/files?kind=${kind}`, call, 'url')).url;
    },
  };
}
