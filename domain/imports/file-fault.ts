export const FILE_FAULTS = [
  'too_large',
  'not_a_table',
  'old_excel',
  'password',
  'damaged',
  'unpacks_too_much',
  'external_entities',
  'too_many_lines',
  'too_many_columns',
  'cell_too_long',
  'beyond_titles',
  'quotes',
  'empty',
] as const;

export type FileFaultKey = (typeof FILE_FAULTS)[number];

/** Where in the file, as a spreadsheet names it: line 7, column C. */
export interface Place {
  line?: number;
  column?: string;
}

/** A file that is refused before anything of it is read as records. */
export class FileFault extends Error {
  readonly key: FileFaultKey;
  readonly place: Place;

  constructor(key: FileFaultKey, place: Place = {}, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
    this.place = place;
  }
}

/** `A`, `B`, … `AA`, from 0. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
