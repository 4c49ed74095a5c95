import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about branches beyond the nine verbs of react-admin. */
export function createBranchCalls(http: Http, path: (below: string) => string) {
  const { send } = createRequests(http, path);
  return {
    /** Makes a branch the main one, which the store's link leads to. */
    setMainBranch: (id: number) => send('PUT', `/user-stores/${id}/default`, { body: {} }),

    /** Switches these off and all others on. Rejects when more would stay than the plan has. */
    switchOffBranches: (ids: readonly number[]) => send('PUT', '/disable-user-stores', { body: ids }),
  };
}
