export interface Mistake {
  /** Name of the file in `schemas/`. */
  file: string;
  /** JSON pointer; empty for the file as a whole. */
  pointer: string;
  /** The mistake as a sentence without full stop. */
  reason: string;
  /** The word that was probably meant. */
  suggestion?: string;
}

/** `schemas/coupons.json /properties/code: unknown keyword "x-lable" (did you mean "x-label"?)` */
export function formatMistake({ file, pointer, reason, suggestion }: Mistake): string {
  const place = pointer === '' ? file : `${file} ${pointer}`;
  return `schemas/${place}: ${reason}${suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`}`;
}
