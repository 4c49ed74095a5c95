import type { ManualOrderBody } from '../../domain/orders/manual-order-body.ts';
import type { Unchecked } from '../../domain/schema/unchecked.ts';
import type { Order } from '../../generated/orders/types.ts';
import { unreadableAnswer } from './api-error.ts';
import { fileNameOf, type ExportedFile } from './exported-file.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch } from './if-match.ts';
import { listenTo, type LiveEvent } from './live.ts';
import { listQuery, type ListQuery } from '../../domain/lists/list-query.ts';
import { objectOf, recordOf } from './records.ts';

/** Of an upload: how far it is, and its end before that. */
export type UploadOptions = Pick<CallOptions, 'signal' | 'onProgress'>;

const SLOW = 120_000;

/** The calls of a store beyond the nine verbs of react-admin. `path` puts `/stores/<id>` before a path. */
export function createStoreCalls(http: Http, path: (below: string) => string) {
  return {
    /** Reads the live events of the store until the signal aborts. */
    listen: (onEvent: (event: LiveEvent) => void, signal: AbortSignal) =>
      listenTo(http, path('/events'), onEvent, signal),

    /** Exports the whole list with its filters and sort, not only the visible page; all columns, or those named. */
    async exportList(
      resource: string,
      format: 'xlsx' | 'csv',
      query: Omit<ListQuery, 'pagination'>,
      columns?: readonly string[],
    ): Promise<ExportedFile> {
      const search = new URLSearchParams(listQuery(query));
      search.set('format', format);
      if (columns !== undefined) search.set('columns', columns.join(','));
      const answer = await http(path(`/${resource}/export?${search.toString()}`), {
        as: 'blob',
        timeout: SLOW,
      });
      if (answer.blob === null) throw unreadableAnswer();
      return { file: answer.blob, name: fileNameOf(answer.headers, `${resource}.${format}`) };
    },

    /** Spec 2 §7: `type` is 1 for payment, 2 for shipping. With `read` only while the order is as it was then. */
    async setOrderStatus(orderId: number, statusId: number, type: 1 | 2, read?: Order): Promise<Order> {
      const url = path(`/orders/${orderId}/status/${statusId}/type/${type}`);
      return recordOf<Order>(await http(url, { method: 'POST', body: {}, headers: ifMatch(read) }));
    },

    /** Spec 2 §7 POST /create-manual-order. Takes the stock of its lines, all or nothing. */
    async createManualOrder(body: Unchecked<ManualOrderBody>): Promise<Order> {
      return recordOf<Order>(await http(path('/create-manual-order'), { method: 'POST', body }));
    },

    /** Stores a picture or document for a record, and answers its address. */
    async upload(file: File, kind: 'picture' | 'document', options: UploadOptions = {}): Promise<string> {
      const body = new FormData();
      body.append('file', file);
      const answer = await http(path(`/files?kind=${kind}`), {
        method: 'POST',
        body,
        timeout: SLOW,
        ...options,
      });
      return objectOf<{ url: string }>(answer, 'url').url;
    },
  };
}
