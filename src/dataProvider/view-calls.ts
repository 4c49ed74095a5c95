import type { SavedView } from '../../domain/lists/saved-view.ts';
import type { Http } from './http.ts';
import { rowsOf } from './records.ts';

export type NewView = Omit<SavedView, 'id' | 'own'>;

/** The calls about the saved views of lists. */
export function createViewCalls(http: Http, path: (below: string) => string) {
  return {
    listViews: async (resource: string) =>
      rowsOf<SavedView>(await http(path(`/views?resource=${encodeURIComponent(resource)}`))),
    createView: async (body: NewView) => {
      await http(path('/views'), { method: 'POST', body });
    },
    changeView: async (id: number, body: Partial<Omit<NewView, 'resource'>>) => {
      await http(path(`/views/${id}`), { method: 'PATCH', body });
    },
    deleteView: async (id: number) => {
      await http(path(`/views/${id}`), { method: 'DELETE' });
    },
  };
}
