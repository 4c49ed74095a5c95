import type { BatchFile, PictureBatch } from '../../domain/picture-batches/batch.ts';
import { unreadableAnswer } from './api-error.ts';
import type { CallOptions, Http } from './http.ts';

const SLOW = 120_000;

/** The calls of ZIPs with pictures: a file is sent in parts, and then runs on the server. */
export function createPictureBatchCalls(http: Http, path: (below: string) => string) {
  const at = (below = '') => path(`/picture-batches${below}`);
  const one = async (below: string, options: CallOptions): Promise<PictureBatch> => {
    const { json } = await http(at(below), options);
    if (!isBatch(json)) throw unreadableAnswer();
    return json;
  };
  return {
    async list(): Promise<PictureBatch[]> {
      const { json } = await http(at());
      if (!Array.isArray(json)) throw unreadableAnswer();
      return json;
    },
    async report(id: number): Promise<BatchFile[]> {
      const { json } = await http(at(`/${id}/report`));
      if (!Array.isArray(json)) throw unreadableAnswer();
      return json;
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

function isBatch(json: unknown): json is PictureBatch {
  return typeof json === 'object' && json !== null && 'id' in json && 'state' in json;
}

export type PictureBatchCalls = ReturnType<typeof createPictureBatchCalls>;
