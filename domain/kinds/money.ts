/** An amount: a whole number of the smallest unit of its currency that people say (COP: pesos). */
import type { ImportColumn } from '../imports/shape-answer.ts';
import { DEFAULT_CURRENCY, unitDigits, wholeUnits, type MoneyUnit } from '../money/currency.ts';
import { parseMoney } from '../money/parse.ts';
import { currencyOf } from '../schema/currency.ts';
import { within, type CellOf, type ReadNumber } from './cell.ts';
import type { ColumnOf, Parse, Sample, Shape } from './kind.ts';
import { NUMBER_BULK, NUMBER_FILTERS, parseInteger, sampleNumber } from './numbers.ts';

export const shape: Shape = {
  recognises: (schema) => schema['x-money'] !== undefined && schema['x-ref'] === undefined,
  place: 'column',
  scalar: true,
  widgets: ['money'],
  displays: ['money'],
  filters: NUMBER_FILTERS,
  bulk: NUMBER_BULK,
  step: 1,
  quantity: true,
  cellEdited: true,
};

export const column: ColumnOf = { type: 'bigint', bounds: 'whole', remembers: 'amounts', row: 'number' };

export const parse: Parse = parseInteger;

export const sample: Sample = sampleNumber;

export const cell: CellOf = {
  kindOf: () => 'money',
  readers: {
    money: (of, text, currency) => within(of, readMoney(text, currency ?? unitOfColumn(of))),
  },
  rules: ({ currency, required }, { ofStore, line }) => ({
    ...(line && required ? { needed: true as const } : {}),
    ...(typeof currency === 'string' ? { currency } : { currency: ofStore, whole: true as const }),
    ...(typeof currency === 'object' && 'source' in currency ? { currencyAt: currency.source } : {}),
  }),
  write: (value, field, { record, currency }) =>
    Number(value) / 10 ** unitDigits(currencyOf(field, record) ?? wholeUnits(currency)),
};

/** What the amounts of a column are counted in. */
export function unitOfColumn({ currency, whole }: Pick<ImportColumn, 'currency' | 'whole'> = {}): MoneyUnit {
  const code = currency ?? DEFAULT_CURRENCY;
  return whole === true ? wholeUnits(code) : code;
}

/** Decimals that say nothing. PrestaShop writes six, and no group of thousands has them. */
const SILENT_DECIMALS = /^(.*\d)[.,](?:0{1,2}|0{4,})$/;
/** Fewer digits than a group of thousands, then one or two: `45.5` may be 45 and a half, or 45,500 with a slip. */
const SHORT = /^\d{1,3}[.,]\d{1,2}$/;
const DECIMALS = /^(?:\d+|\d{1,3}(?:[.,']\d{3})+)[.,](?:\d{1,2}|\d{4,})$/;
/** More decimals than anybody types: a formula made them, and they are rounded. */
const OF_FORMULA = /^(\d+)[.,](\d{5,})$/;
/** `150 mil`, `1,5 mil`, `150k`. A group of thousands before it may be a slip. */
const THOUSANDS = /^(\d{1,3})(?:[.,](\d))?(?:mil|k)$/i;

/**
 * Reads an amount of money in its unit. `45.000`, `45,000`, `$45.000`, `45000,00`, `45 mil` and `45.00 ` are
 * whole; `45.5` is `ambiguous` where the currency has no cents (expectations.md, imports).
 */
export function readMoney(text: string, currency: MoneyUnit): ReadNumber {
  const typed = withoutSign(text);
  if (typed.startsWith('-')) return { fault: 'too_small' };
  const thousands = THOUSANDS.exec(typed);
  if (thousands)
    return {
      value: (Number(thousands[1]) * 1000 + Number(thousands[2] ?? 0) * 100) * 10 ** unitDigits(currency),
    };
  // Zeros at the end say nothing: `12.500000` is 12.5.
  const short = withoutZeros(typed);
  const made = OF_FORMULA.exec(short);
  if (made) return { value: Math.round(Number(`${made[1]}.${made[2]}`) * 10 ** unitDigits(currency)) };
  const silent = unitDigits(currency) === 0 ? SILENT_DECIMALS.exec(typed)?.[1] : undefined;
  const value =
    parseMoney(typed, currency) ?? (silent === undefined ? undefined : parseMoney(silent, currency));
  if (value !== undefined) return { value };
  return { fault: SHORT.test(short) ? 'ambiguous' : DECIMALS.test(typed) ? 'decimals' : 'wrong_format' };
}

/** Without zeros at the end of decimals, but for the first of them. */
function withoutZeros(text: string): string {
  const point = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  let end = text.length;
  while (point !== -1 && end > point + 2 && text[end - 1] === '0') end -= 1;
  return text.slice(0, end);
}

export function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F]/g, '');
}

/** Without spaces, and without the sign of money in front. */
function withoutSign(text: string): string {
  const typed = withoutSpaces(text);
  return typed.startsWith('-$') || typed.startsWith('$-') ? `-${typed.slice(2)}` : typed.replace(/^\$/, '');
}
