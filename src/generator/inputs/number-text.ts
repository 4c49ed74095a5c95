/** Whole or decimal number as people here type it: `12`, `-3`, `12,5`, `12.5`. */
const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+([.,]\d+)?$/;

/**
 * The number that a text says, null for an empty one, or the text itself when it says none:
 * then the validator complains about the type and nothing that was typed is lost.
 */
export function readNumber(text: string, kind: 'integer' | 'number'): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const form = kind === 'integer' ? INTEGER : DECIMAL;
  const value = Number(typed.replace(',', '.'));
  return form.test(typed) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : typed;
}
