import type { FilterOp, Words } from './vocabulary.ts';

/** A view that every member finds above the list, with the number of its records. */
export interface XListView {
  id: string;
  label: Words;
  /** Values by `<source>.<op>` of declared filters; `today` is the day of the store. */
  filter: Record<string, (string | number)[]>;
}

export interface XArrivals {
  one: Words;
  other: Words;
}

export interface XFilter {
  source: string;
  op: FilterOp;
  alwaysOn?: boolean;
  /** Other names of `source` that calls may use. */
  aliases?: string[];
  /** For calls alone: the screens do not offer it. */
  hidden?: true;
  /** Of a reference: the words for no choice. The filter is then a select of one record. */
  any?: Words;
  /** Of a range of numbers: no record is meant whose number is 0, so that a maximum of 0 cannot be applied. */
  positive?: true;
}
