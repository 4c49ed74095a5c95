import type { ColumnType, Generated } from 'kysely';
import type { ViewQuery } from '../../domain/lists/saved-view.ts';

/** Rows of `saved_views`. */
export interface SavedViewsTable {
  store_id: number;
  id: Generated<number>;
  user_id: number;
  resource: string;
  name: string;
  query: ColumnType<ViewQuery, string, string>;
  shared: boolean;
  created_at: Date;
}
