import type { Http } from './http.ts';

/** The calls about branches beyond the nine verbs of react-admin. */
export function createBranchCalls(http: Http, path: (below: string) => string) {
  return {
    /** Makes a branch the main one, which the store's link leads to. */
    async setMainBranch(id: number): Promise<void> {
      await http(path(`/user-stores/${id}/default`), { method: 'PUT', body: {} });
    },

    /** Switches these off and all others on. Rejects when more would stay than the plan has. */
    async switchOffBranches(ids: readonly number[]): Promise<void> {
      await http(path('/disable-user-stores'), { method: 'PUT', body: ids });
    },
  };
}
