import type { Http } from './http.ts';
import { rowsOf } from './records.ts';

/** How many records point at one. */
export interface Count {
  /** Of the record that is pointed at. */
  id: number;
  count: number;
}

export interface Counted {
  /** The reference that points at the records. */
  by: string;
  /** At most 100. */
  ids: readonly number[];
}

/** The call that counts what points at the records of a page. */
export function createCountCalls(http: Http, path: (below: string) => string) {
  return {
    async countRecords(resource: string, { by, ids }: Counted, signal?: AbortSignal): Promise<Count[]> {
      const query = new URLSearchParams({ by, ids: ids.join(',') });
      return rowsOf<Count>(await http(path(`/${resource}/counts?${query}`), { signal: signal ?? null }));
    },
  };
}
