import { useState, useLayoutEffect, useRef } from 'react';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { unitDigits, type MoneyUnit } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/amount-text.ts';
import { parseMoney } from '../../../domain/money/parse.ts';

/**
 * The text in a box whose value is not its text (`12,5` is 12.5, and `12,` is nothing yet). It follows a change of the
 * value from elsewhere: a reset, a merge, a restored draft.
 */
export function useTypedText(
  value: unknown,
  show: (value: unknown) => string,
): [string, (text: string, meaning: unknown) => void] {
  const [typed, setTyped] = useState(() => ({ text: show(value), meaning: value }));
  const current = Object.is(typed.meaning ?? null, value ?? null) ? typed.text : show(value);
  return [current, (text, meaning) => setTyped({ text, meaning })];
}

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

/** Decimals that the user is typing, which may still get a digit. */
const DECIMALS = /[.,]\d{1,2}$/;
/** Digits with the thousands separators of the three languages. */
const SEPARATED = /^[\d.,\s\u00A0\u202F]*$/;

interface Masked {
  /** The text of the box. */
  text: string;
  /** The amount in its unit; null when empty; the text itself when it is ambiguous. */
  value: number | string | null;
}

/**
 * Groups thousands while the user types. While the user only adds and removes digits, we place the separators. A
 * separator that the user types stays until the whole text is unambiguous. So `45.5` never becomes 455.
 */
export function maskMoney(before: string, typed: string, currency: MoneyUnit, locale: string): Masked {
  const text = typed.trim();
  if (text === '') return { text: '', value: null };
  if (unitDigits(currency) > 0) return { text, value: parseMoney(text, currency) ?? text };
  const oursOnly = isGrouped(before, currency, locale) && !/\D/.test(inserted(before, text));
  const digits = text.replaceAll(/\D/g, '');
  const read = parseMoney(oursOnly && SEPARATED.test(text) ? digits : text, currency);
  if (read === undefined) return { text, value: text };
  // `45.000,0` stays as typed: as 45.000 the next zero would make it 450.000.
  const typing = !oursOnly && DECIMALS.test(text);
  return { text: typing ? text : amountText(read, currency, locale), value: read };
}

/** Where the caret goes so that the same digits follow it. Never after a separator: Backspace would only delete that. */
export function caretAfterMask(typed: string, caret: number, shown: string): number {
  const digitsAfterCaret = typed.slice(caret).replaceAll(/\D/g, '').length;
  if (digitsAfterCaret === 0) return shown.length;
  let at = shown.length;
  for (let left = digitsAfterCaret; left > 0 && at > 0; at -= 1)
    if (/\d/.test(shown.charAt(at - 1))) left -= 1;
  return at > 0 && /\D/.test(shown.charAt(at - 1)) ? at - 1 : at;
}

function isGrouped(text: string, currency: MoneyUnit, locale: string): boolean {
  if (text === '') return true;
  const amount = parseMoney(text.replaceAll(/\D/g, ''), currency);
  return amount !== undefined && amountText(amount, currency, locale) === text;
}

/** What stands in `after` and not in `before`, taking the edit as one place. */
function inserted(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.slice(head, after.length - tail);
}

/** Moves the caret to its place after the masked text is in the box. */
export function useCaret(): (input: HTMLInputElement | HTMLTextAreaElement, at: number) => void {
  const wanted = useRef<{ input: HTMLInputElement | HTMLTextAreaElement; at: number } | null>(null);
  useLayoutEffect(() => {
    const { input, at } = wanted.current ?? {};
    wanted.current = null;
    // Setting the caret lays out the page. Behind the last digit it stands by itself.
    if (input !== undefined && at !== undefined && input.selectionStart !== at)
      input.setSelectionRange(at, at);
  });
  return (input, at) => {
    wanted.current = { input, at };
  };
}
