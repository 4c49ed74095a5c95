/** A line of a file in our own columns. */
export interface ImportLine {
  /** The line of the spreadsheet: the header is line 1. */
  line: number;
  /** Of a line of the file that is several of ours, such as a variation of every size: which of them, from 1. */
  part?: number;
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
  'broken',
  'phone',
  'options',
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

/** `empty` and `wrong_format` are the spec's (spec 1 §3); `ambiguous` asks what was meant, `broken` what a spreadsheet lost. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A mistake in one cell. */
export interface ImportFault {
  line: number;
  part?: number;
  /** The path of its column. */
  field: string;
  value: string;
  kind: FaultKind;
  /** The bound that was broken, or the line that has the value already. */
  limit?: number;
}

export const NOTE_KINDS = [
  'offer_over',
  'offer_not_begun',
  'offer_date',
  'not_sold',
  'unknown_parent',
  'shared_units',
  'without_tax',
  'total_row',
  'picture_address',
] as const;

/** What of a line an import leaves out, and why. It is no mistake: the rest of the line is loaded. */
export interface ImportNote {
  line: number;
  kind: (typeof NOTE_KINDS)[number];
  value: string;
}

/** A line within its file: two of ours may be of one line of the file. */
export function lineKey({ line, part }: { line: number; part?: number | undefined }): string {
  return part === undefined ? String(line) : `${line}.${part}`;
}
