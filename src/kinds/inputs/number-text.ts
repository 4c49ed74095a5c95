import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** A whole or decimal number as users type it here: `12`, `-3`, `12,5`, `12.5`. */
const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+([.,]\d+)?$/;
/** After the decimal sign; a number has 17 significant digits at most. */
const MOST_DIGITS = 20;

type NumberForm = Pick<FieldDescriptor, 'decimals'>;

/**
 * The number in a text, null for an empty one, or the text itself when it is no number. The validator then refuses its
 * type, and the typed text is not lost.
 */
export function readNumber(text: string, { decimals }: NumberForm = {}): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const form = decimals ? DECIMAL : INTEGER;
  const value = Number(typed.replace(',', '.'));
  return form.test(typed) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : typed;
}

/** A number as its box shows it: `12,5` in Spanish. Other values are shown as they are. */
export function writeNumber(value: unknown, locale: string): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number'
    ? value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: MOST_DIGITS })
    : '';
}

/**
 * The keyboard that a phone opens for a number. One of digits has no minus on some phones: a field that allows less
 * than zero gets the full one.
 */
export function keyboardOf({ decimals, bounds }: FieldDescriptor): 'numeric' | 'decimal' | 'text' {
  const least = bounds?.minimum ?? 0;
  if (least < 0) return 'text';
  return decimals ? 'decimal' : 'numeric';
}
