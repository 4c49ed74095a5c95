/** What a file of a resource may hold, as data: the server makes it of a schema, and both sides read files by it. */

import type { Notation } from '../exchange/notation.ts';

/** How a cell is read. `shelf` is a code of the inventory, `pictures` are addresses on the web. `reference` and `references` are names of other records, which the server looks up. */
export type CellKind =
  | 'id'
  | 'shelf'
  | 'text'
  | 'integer'
  | 'number'
  | 'money'
  | 'yes_no'
  | 'choice'
  | 'date'
  | 'datetime'
  | 'time'
  | 'phone'
  | 'city'
  | 'country'
  | 'reference'
  | 'references'
  | 'options'
  | 'pictures';

export interface Choice {
  value: string | number;
  /** In the language of the user. */
  label: string;
  /** In every language, folded. */
  words: string[];
}

export interface ImportColumn {
  /** Dotted: `price`, `product_variants.price`. */
  path: string;
  kind: CellKind;
  /** In the language of the user. */
  label: string;
  /** The headers that mean it, folded (`fold`). */
  headers: string[];
  /** What a new record cannot be without. */
  required: boolean;
  /** Of an item: a cell that is there and empty is asked for. */
  needed?: true;
  /** What is stored may be cleared: a cell that is there and empty does it. */
  clears: boolean;
  /** Of an item: the column of the record that means the same where a record has no items. */
  own?: string;
  /** True for a member of the items, of which a record has one a line. */
  line: boolean;
  /** ISO code; `money` only. */
  currency?: string;
  /** `money` only: whole units of that currency are counted, as a store does. */
  whole?: true;
  /** `money` only: the path of the record's own currency, where the amounts are in that one. */
  currencyAt?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  /** Several ways to write the text mean one thing. */
  notation?: Notation;
  choices?: Choice[];
  /** `yes_no` only: the record holds `true` or `false` instead of 1 or 0. */
  boolean?: true;
  /** The path of an amount that this one must be lower than. */
  below?: string;
}

export interface ImportShape {
  /** `products`, `inventory`, `customers`…: what the user imports. */
  target: string;
  resource: string;
  /** Paths that name one record, the surest first. */
  identity: string[];
  columns: ImportColumn[];
  /** Headers of an export that an import leaves alone, folded: what the server computes, pictures. */
  ignored: string[];
  /** The field whose items are lines of the file. */
  items?: string;
  /** False when a file only changes what is there. */
  creates: boolean;
  /** The day on which the file is read, `YYYY-MM-DD`: an offer of another program counts while it lasts. */
  today: string;
}

export function columnAt(shape: ImportShape, path: string): ImportColumn | undefined {
  return shape.columns.find((column) => column.path === path);
}
