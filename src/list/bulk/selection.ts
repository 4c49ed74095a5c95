import type { ListFilter } from '../../../domain/lists/list-query.ts';

/** What is selected in a list: some records by id, or all that its filter shows, pages that were never seen included. */
export interface ListSelection {
  ids: readonly (number | string)[];
  /** Set while all records of the list are selected. */
  all: { filter: ListFilter; count: number } | null;
  count: number;
  /** How many of them are on screen. */
  here: number;
  selectAll(): void;
  select(ids: (number | string)[]): void;
  clear(): void;
}
