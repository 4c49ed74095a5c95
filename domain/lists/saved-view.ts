/** Filters and order of a list, under a name. */
export interface SavedView {
  id: number;
  resource: string;
  name: string;
  query: ViewQuery;
  /** The whole team has it. */
  shared: boolean;
  /** Of the signed-in member, who may delete it. */
  own: boolean;
}

export interface ViewQuery {
  /**
   * As the list's state has it: `{"price.between": [null, 30000], "search": "ruana"}`. A saved range of days may count
   * from the day on which it is read: `["today-6", "today"]`.
   */
  filter: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** Views of one list that a member has of their own, and that a team shares. */
export const MOST_VIEWS = 12;
/** Characters of a view's name: tabs stay readable. */
export const LONGEST_VIEW_NAME = 40;
