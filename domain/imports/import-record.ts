/** A line of a file in our own columns. */
export interface ImportLine {
  /** The line of the spreadsheet: the header is line 1. */
  line: number;
  /** Texts by path. A cell that is left out leaves what is stored; an empty text clears it. */
  cells: Record<string, string>;
}

/** The lines that are one record: a product and its variants, or one line. */
export interface ImportRecord {
  /** Of its first line. It names the record within its file. */
  line: number;
  lines: ImportLine[];
}

export const FAULT_KINDS = [
  'empty',
  'wrong_format',
  'ambiguous',
  'decimals',
  'too_long',
  'too_small',
  'too_large',
  'unknown',
  'repeated',
  'discount_not_lower',
  'units_of_variants',
] as const;

/** `empty` and `wrong_format` are the spec's (spec 1 §3); `ambiguous` asks what was meant. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A mistake in one cell. */
export interface ImportFault {
  line: number;
  /** The path of its column. */
  field: string;
  value: string;
  kind: FaultKind;
  /** The bound that was broken, or the line that has the value already. */
  limit?: number;
}
