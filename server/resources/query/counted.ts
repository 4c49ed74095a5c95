import type { Statement } from '../statement.ts';
import type { Page, Selection } from './list-query.ts';
import { isIndexed } from './where.ts';

/** Matches that are counted; more are known to be more (docs/decisions/0049). */
const COUNTED = 10_000;
/** Of a search. Nothing orders its matches, so each costs a look at its row. */
const COUNTED_BY_SEARCH = 500;
/** Of one that no index finds, such as two characters: each match costs a look at all rows that stand before it. */
const COUNTED_BY_READING = 200;

/** How far the matches of a selection are counted. */
export interface Counted {
  /** Beyond it a total is not known. On a late page there is room for the next one. */
  most: number;
  /** `limit …`, one more than `most`. The usual one is part of the text, as the plan depends on it. */
  limit: string;
}

export function countedFor(selection: Selection, page: Page, statement: Statement): Counted {
  const usual = usuallyCounted(selection);
  const most = Math.max(usual, page.offset + 2 * page.limit);
  return { most, limit: `limit ${most === usual ? usual + 1 : statement.bind(most + 1)}` };
}

function usuallyCounted(selection: Selection): number {
  if (!readsEveryText(selection)) return COUNTED;
  return isIndexed(selection.search) ? COUNTED_BY_SEARCH : COUNTED_BY_READING;
}

/** No index yields such a selection in its order. */
export function readsEveryText({ search, conditions }: Selection): boolean {
  return search.length > 0 || conditions.some(({ op }) => op === 'contains');
}
