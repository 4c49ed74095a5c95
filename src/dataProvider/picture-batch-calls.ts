import type { BatchFile, PictureBatch } from '../../domain/picture-batches/batch-answers.ts';
import type { CallOptions, Http } from './http.ts';
import { objectOf, rowsOf } from './records.ts';

const SLOW = 120_000;

/** The calls of ZIPs with pictures: a file is sent in parts, and then runs on the server. */
export function createPictureBatchCalls(http: Http, path: (below: string) => string) {
  const at = (below = '') => path(`/picture-batches${below}`);
  const one = async (below: string, options: CallOptions): Promise<PictureBatch> =>
    objectOf<PictureBatch>(await http(at(below), options), 'id', 'state');
  return {
    async list(): Promise<PictureBatch[]> {
      return rowsOf<PictureBatch>(await http(at()));
    },
    async report(id: number): Promise<BatchFile[]> {
      return rowsOf<BatchFile>(await http(at(`/${id}/report`)));
    },
    read: (id: number) => one(`/${id}`, {}),
    open: (file: File) => one('', { method: 'POST', body: { file_name: file.name, size: file.size } }),
    /** Sends the next part of a batch, if any is left, and answers the batch. */
    sendNext(
      { id, parts, part_bytes }: PictureBatch,
      file: File,
      options: CallOptions,
    ): Promise<PictureBatch> {
      const body = new FormData();
      body.append('file', file.slice(parts * part_bytes, (parts + 1) * part_bytes), 'part');
      return one(`/${id}/parts/${parts}`, { method: 'POST', body, timeout: SLOW, ...options });
    },
    move: (id: number, verb: 'start' | 'cancel') => one(`/${id}/${verb}`, { method: 'POST', body: {} }),
  };
}

export type PictureBatchCalls = ReturnType<typeof createPictureBatchCalls>;
