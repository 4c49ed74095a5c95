import type { BatchFile, PictureBatch } from '../../domain/picture-batches/batch.ts';
import type { CallOptions, Http } from './http.ts';
import { createRequests, fileBody, SLOW } from './records.ts';

/** The calls of ZIPs with pictures: a file is sent in parts, and then runs on the server. */
export function createPictureBatchCalls(http: Http, path: (below: string) => string) {
  const { object, rows } = createRequests(http, (below) => path(`/picture-batches${below}`));
  const one = (below: string, options: CallOptions) => object<PictureBatch>(below, options, 'id', 'state');
  return {
    list: () => rows<PictureBatch>(''),
    report: (id: number) => rows<BatchFile>(`/${id}/report`),
    read: (id: number) => one(`/${id}`, {}),
    open: (file: File) => one('', { method: 'POST', body: { file_name: file.name, size: file.size } }),
    /** Sends the next part of a batch, if any is left, and answers the batch. */
    sendNext({ id, parts, part_bytes }: PictureBatch, file: File, options: CallOptions) {
      const body = fileBody(file.slice(parts * part_bytes, (parts + 1) * part_bytes), 'part');
      return one(`/${id}/parts/${parts}`, { method: 'POST', body, timeout: SLOW, ...options });
    },
    move: (id: number, verb: 'start' | 'cancel') => one(`/${id}/${verb}`, { method: 'POST', body: {} }),
  };
}

export type PictureBatchCalls = ReturnType<typeof createPictureBatchCalls>;
