import { unitDigits, type MoneyUnit } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/amount-text.ts';
import { parseMoney } from '../../../domain/money/parse.ts';

/** Decimals that the user is typing, which may still get a digit. */
const DECIMALS = /[.,]\d{1,2}$/;
/** Digits with the thousands separators of the three languages. */
const SEPARATED = /^[\d.,\s\u00A0\u202F]*$/;

export interface Masked {
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
