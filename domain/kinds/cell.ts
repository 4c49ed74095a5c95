/** How values stand in the cells of files: what an import reads and an export writes. */
import type { OptionValue } from '../catalog/variants.ts';
import type { FaultKind } from '../imports/import-record.ts';
import type { CellKind, ImportColumn } from '../imports/shape-answer.ts';
import { fold } from '../places/fold.ts';
import type { Field } from '../schema/model.ts';

/** What a cell means. Names of other records stay texts. */
export type CellValue = string | number | boolean | OptionValue[];

export type ReadCell = { value: CellValue } | { fault: FaultKind; limit?: number };
export type ReadNumber = { value: number } | { fault: FaultKind };

/**
 * Reads a cell that is not empty, without spaces around its text.
 * @param currency ISO code that the record names for its amount
 */
export type CellReader = (column: ImportColumn, text: string, currency?: string) => ReadCell;

/** What a value is written in. */
export interface CellContext {
  language: 'es' | 'en' | 'pt';
  timeZone: string;
  /** What records are called, by resource and id. */
  names: { of(resource: string, id: unknown): string | number | null };
  /** ISO code of the store's currency, of amounts whose record names none. */
  currency: string;
  /** The record that the value belongs to, or its item. */
  record: Record<string, unknown>;
}

export type Cell = string | number | null;

/** The words of a switch. */
type YesOrNo = (yes: boolean, language: CellContext['language']) => string;

/** Members of an import's column that follow from the field. */
type ColumnRules = Partial<Pick<ImportColumn, 'currency' | 'whole' | 'currencyAt' | 'boolean' | 'needed'>>;

/** The cells of a kind. Export `cell`. */
export interface CellOf {
  /** How a file's column of the field is read; undefined for one that an import leaves alone. */
  kindOf(field: Field): CellKind | undefined;
  /** The reader of each of them. */
  readers: Readonly<Partial<Record<CellKind, CellReader>>>;
  /** @param file the ISO code of the store's currency, and whether the column is of items */
  rules?(field: Field, file: { ofStore: string; line: boolean }): ColumnRules;
  /** As people read it; undefined for a value that has no words of its own. */
  write?(value: unknown, field: Field, context: CellContext, yesOrNo: YesOrNo): Cell | undefined;
}

export function found(value: CellValue | undefined, fault: FaultKind): ReadCell {
  return value === undefined ? { fault } : { value };
}

/** A number within the bounds of its column. */
export function within({ minimum, maximum }: ImportColumn, read: ReadNumber): ReadCell {
  if ('fault' in read) return read;
  if (minimum !== undefined && read.value < minimum) return { fault: 'too_small', limit: minimum };
  if (maximum !== undefined && read.value > maximum) return { fault: 'too_large', limit: maximum };
  return read;
}

/** A value by its own text or by one of its words. */
export function readChoice({ choices = [] }: ImportColumn, text: string): ReadCell | undefined {
  const wanted = fold(text);
  const choice =
    choices.find(({ value }) => fold(String(value)) === wanted) ??
    choices.find(({ words }) => words.includes(wanted));
  return choice && { value: choice.value };
}
