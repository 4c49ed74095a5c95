import { minorDigits } from '../money/currency.ts';
import { parseMoney } from '../money/parse.ts';
import type { FaultKind } from './import-record.ts';

export type ReadNumber = { value: number } | { fault: FaultKind };

const SILENT_DECIMALS = /^(.*\d)[.,]0{1,2}$/;
/** Fewer digits than a group of thousands, then one or two: `45.5` may be 45 and a half, or 45,500 with a slip. */
const SHORT = /^\d{1,3}[.,]\d{1,2}$/;
const DECIMALS = /^(?:\d+|\d{1,3}(?:[.,']\d{3})+)[.,]\d{1,2}$/;
const ONE_SEPARATOR = /^\d+[.,]\d+$/;

/**
 * Reads an amount of money in the smallest spoken unit. `45.000`, `45,000`, `$45.000`, `45000,00` and `45.00 ` are
 * whole; `45.5` is `ambiguous` where the currency has no cents (expectations.md, imports).
 */
export function readMoney(text: string, currency: string): ReadNumber {
  const typed = withoutSign(text);
  if (typed.startsWith('-')) return { fault: 'too_small' };
  const silent = minorDigits(currency) === 0 ? SILENT_DECIMALS.exec(typed)?.[1] : undefined;
  const value =
    parseMoney(typed, currency) ?? (silent === undefined ? undefined : parseMoney(silent, currency));
  if (value !== undefined) return { value };
  return { fault: SHORT.test(typed) ? 'ambiguous' : DECIMALS.test(typed) ? 'decimals' : 'wrong_format' };
}

/** A whole number; thousands may be grouped: `1.000` is 1000. A negative one keeps its sign. */
export function readWhole(text: string): ReadNumber {
  const negative = text.startsWith('-');
  const read = readMoney(negative ? text.slice(1) : text, 'COP');
  if ('fault' in read) return read.fault === 'ambiguous' ? { fault: 'decimals' } : read;
  return { value: negative ? -read.value : read.value };
}

/** A number that may have decimals, with comma or point. One separator before three digits may be either. */
export function readDecimal(text: string): ReadNumber {
  const typed = text.replaceAll(/[\s\u00A0\u202F']/g, '');
  const negative = typed.startsWith('-');
  const digits = negative ? typed.slice(1) : typed;
  if (ONE_SEPARATOR.test(digits) && /[.,]\d{3}$/.test(digits)) return { fault: 'ambiguous' };
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const plain =
    point === -1 ? digits : `${digits.slice(0, point).replaceAll(/[.,]/g, '')}.${digits.slice(point + 1)}`;
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return { fault: 'wrong_format' };
  const value = Number(plain);
  return { value: negative ? -value : value };
}

/** Without spaces, and without the sign of money in front. */
function withoutSign(text: string): string {
  const typed = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  return typed.startsWith('-$') || typed.startsWith('$-') ? `-${typed.slice(2)}` : typed.replace(/^\$/, '');
}
