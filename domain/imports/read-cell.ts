/**
 * One reader for each kind of value. It understands a cell or says what is wrong with it; it never guesses. Every format
 * is read by these, whatever program wrote it.
 */
import type { OptionValue } from '../catalog/variants.ts';
import { isDay } from '../dates/day.ts';
import { DEFAULT_CURRENCY, unitDigits, wholeUnits, type MoneyUnit } from '../money/currency.ts';
import { parseMoney } from '../money/parse.ts';
import { DEFAULT_COUNTRY_CODE, isPhone, NO_PHONE, phoneDigits } from '../phones/phone.ts';
import { phoneKey } from '../phones/notations.ts';
import { fold } from '../places/fold.ts';
import { FORMATS, isDateTime } from '../schema/formats.ts';
import { isInvisible } from '../schema/visible.ts';
import { readShelfCode, shelfCode } from '../stock/stock-code.ts';
import type { FaultKind } from './import-record.ts';
import { readCity, readCountry } from './read-place.ts';
import type { CellKind, ImportColumn } from './shape-answer.ts';
import { readOptions } from './variant-options.ts';

/** What a cell means. Names of other records stay texts. */
export type CellValue = string | number | boolean | OptionValue[];

export type ReadCell = { value: CellValue } | { fault: FaultKind; limit?: number };
export type ReadNumber = { value: number } | { fault: FaultKind };

const SPACES = /[\s\u00A0\u202F]/g;

// Cells that say nothing, and cells that a spreadsheet broke.

/** In a cell of a number or a day, people write these for nothing. */
const NOTHING = /^(?:n\.?\s?\/?\s?[ad]\.?|-+|–|—|\.)$/i;
const TEXTS: ReadonlySet<CellKind> = new Set(['text', 'options', 'reference', 'references']);
/** `#N/A`, `#¡REF!`, `#DIV/0!`, and the signs that fill a column that is too narrow. */
const FORMULA_ERROR = /^#(?:N\/[AD]|[¡¿]?[\p{L}/0]+[!?]|#+)$/u;
/** Digits that a spreadsheet has rounded away: `7,70252E+12`. */
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?E[+-]\d{1,3}$/i;
/** What a program writes for a character that it has lost. */
const LOST_LETTER = '\uFFFD';

/** True for a cell that says nothing: no visible character, or `n/a` where a number is expected. */
export function isEmptyCell({ kind }: Pick<ImportColumn, 'kind'>, text: string): boolean {
  return isInvisible(text) || (!TEXTS.has(kind) && NOTHING.test(text.trim()));
}

function isBroken(text: string): boolean {
  return FORMULA_ERROR.test(text) || SCIENTIFIC.test(text) || text.includes(LOST_LETTER);
}

/** What the amounts of a column are counted in. */
export function unitOfColumn({ currency, whole }: Pick<ImportColumn, 'currency' | 'whole'> = {}): MoneyUnit {
  const code = currency ?? DEFAULT_CURRENCY;
  return whole === true ? wholeUnits(code) : code;
}

/**
 * Reads a cell that is not empty by its column. Spaces around the text do not count.
 * @param currency ISO code that the record names for its amount
 */
export function readCell(column: ImportColumn, text: string, currency?: string): ReadCell {
  const typed = text.trim();
  if (isBroken(typed)) return { fault: 'broken' };
  switch (column.kind) {
    case 'id':
    case 'integer':
      return within(column, readWhole(typed));
    case 'money':
      return within(column, readMoney(typed, currency ?? unitOfColumn(column)));
    case 'number':
      return within(column, readDecimal(typed));
    case 'yes_no':
      return readChoice(column, typed) ?? readFlag(column, typed);
    case 'choice':
      return readChoice(column, typed) ?? { fault: 'unknown' };
    case 'date':
      return found(readDay(typed), 'wrong_format');
    case 'datetime':
      return found(isDateTime(typed) ? typed : undefined, 'wrong_format');
    case 'time':
      return found(FORMATS['time']?.(typed) ? typed : undefined, 'wrong_format');
    case 'phone':
      return found(readPhone(typed), 'phone');
    case 'city':
      return found(readCity(typed), 'unknown');
    case 'country':
      return found(readCountry(typed), 'unknown');
    case 'shelf':
      return found(readShelf(typed), 'wrong_format');
    case 'options':
      return found(readOptions(typed), 'options');
    default:
      return readText(column, typed);
  }
}

function found(value: CellValue | undefined, fault: FaultKind): ReadCell {
  return value === undefined ? { fault } : { value };
}

function readShelf(text: string): string | undefined {
  const shelf = readShelfCode(text);
  return shelf && shelfCode(shelf);
}

function within({ minimum, maximum }: ImportColumn, read: ReadNumber): ReadCell {
  if ('fault' in read) return read;
  if (minimum !== undefined && read.value < minimum) return { fault: 'too_small', limit: minimum };
  if (maximum !== undefined && read.value > maximum) return { fault: 'too_large', limit: maximum };
  return read;
}

function readChoice({ choices = [] }: ImportColumn, text: string): ReadCell | undefined {
  const wanted = fold(text);
  const choice =
    choices.find(({ value }) => fold(String(value)) === wanted) ??
    choices.find(({ words }) => words.includes(wanted));
  return choice && { value: choice.value };
}

function readText({ maxLength, format }: ImportColumn, text: string): ReadCell {
  if (maxLength !== undefined && [...text].length > maxLength) return { fault: 'too_long', limit: maxLength };
  if (format !== undefined && FORMATS[format]?.(text) === false) return { fault: 'wrong_format' };
  return { value: text };
}

// Money and numbers.

/** Decimals that say nothing. PrestaShop writes six, and no group of thousands has them. */
const SILENT_DECIMALS = /^(.*\d)[.,](?:0{1,2}|0{4,})$/;
/** Fewer digits than a group of thousands, then one or two: `45.5` may be 45 and a half, or 45,500 with a slip. */
const SHORT = /^\d{1,3}[.,]\d{1,2}$/;
const DECIMALS = /^(?:\d+|\d{1,3}(?:[.,']\d{3})+)[.,](?:\d{1,2}|\d{4,})$/;
const ONE_SEPARATOR = /^\d+[.,]\d+$/;
/** More decimals than anybody types: a formula made them, and they are rounded. */
const OF_FORMULA = /^(\d+)[.,](\d{5,})$/;
/** `150 mil`, `1,5 mil`, `150k`. A group of thousands before it may be a slip. */
const THOUSANDS = /^(\d{1,3})(?:[.,](\d))?(?:mil|k)$/i;
const UNITS = /^(.*\d)(?:und?s?|unid(?:ad(?:es)?)?s?|uds?|unidades?|u|pcs?|pzas?|piezas?|units?)\.?$/i;

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

/** A whole number; thousands may be grouped: `1.000` is 1000, and so may units be said: `11 und`. A negative one keeps its sign. */
export function readWhole(text: string): ReadNumber {
  const typed = text.replaceAll(SPACES, '');
  const bare = UNITS.exec(typed)?.[1] ?? typed;
  const negative = bare.startsWith('-');
  const read = /[$a-z]/i.test(bare) ? wrongFormat() : readMoney(negative ? bare.slice(1) : bare, 'COP');
  if ('fault' in read) return read.fault === 'ambiguous' ? { fault: 'decimals' } : read;
  return { value: negative ? -read.value : read.value };
}

function wrongFormat(): ReadNumber {
  return { fault: 'wrong_format' };
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
  const typed = text.replaceAll(SPACES, '');
  return typed.startsWith('-$') || typed.startsWith('$-') ? `-${typed.slice(2)}` : typed.replace(/^\$/, '');
}

// Yes and no.

const YES = new Set(['si', 's', 'yes', 'y', 'sim', '1', 'true', 'verdadero', 'verdadeiro', 'x', 'on']);
const NO = new Set(['no', 'n', 'nao', '0', 'false', 'falso', 'off']);

/** What a word of any of our languages says; undefined for one that says neither. */
export function readYes(text: string): boolean | undefined {
  const word = fold(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

function readFlag({ boolean }: ImportColumn, text: string): ReadCell {
  const yes = readYes(text);
  if (yes === undefined) return { fault: 'wrong_format' };
  return { value: boolean ? yes : Number(yes) };
}

// Days.

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[T ].*)?$/;

/** A day as `YYYY-MM-DD`: `2026-11-03`, or `3/11/2026` with the day first, as it is written in Colombia. */
export function readDay(text: string): string | undefined {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return dayOf(dayFirst[3], dayFirst[2], dayFirst[1]);
  const yearFirst = YEAR_FIRST.exec(text);
  return yearFirst ? dayOf(yearFirst[1], yearFirst[2], yearFirst[3]) : undefined;
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

// Phones.

const LABEL = /^(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whatsapp|wpp|wa)[.:\s]+/i;
const EXTENSION = /\b(?:ext|extension|extensión|anexo|int)\b/i;
const AFTER_EXTENSION = /^[.:\s]*\d+$/;
/** A number that went through a cell of numbers. */
const SILENT_POINT = /^(\d+)[.,]0+$/;
const WRITTEN = /^\(?\+?[\d\s(),;.\-/]+$/;
/** With the code of Colombia: a mobile has ten digits from 3, a fixed line ten from 60. */
const COLOMBIAN = /^57(?:3\d{9}|60\d{8})$/;
/** A digit too many for a Colombian mobile. A number of Greece, the Netherlands or Belgium has its plus. */
const ONE_TOO_MANY = /^3[0-25]\d{9}$/;
const SHORTEST_WITH_CODE = 11;

/**
 * Country code and number in digits, without an extension. Ten digits are Colombian, and have to be a number of
 * Colombia; other numbers have the code of their country.
 */
export function readPhone(text: string): string | undefined {
  const bare = withoutExtension(text.trim().replace(LABEL, '')).replace(SILENT_POINT, '$1');
  if (!WRITTEN.test(bare)) return undefined;
  const digits = phoneDigits(bare);
  if (digits === NO_PHONE) return digits;
  const international = /^\(?(?:\+|00)/.test(bare);
  const phone = international ? digits.replace(/^00/, '') : phoneKey(digits);
  // No code of a country begins with a zero: `03` was dialled before a mobile, and is none of its digits.
  if (phone.startsWith('0')) return undefined;
  if (phone.startsWith(DEFAULT_COUNTRY_CODE)) return COLOMBIAN.test(phone) ? phone : undefined;
  if (!international && (phone.length < SHORTEST_WITH_CODE || ONE_TOO_MANY.test(phone))) return undefined;
  return isPhone(phone) ? phone : undefined;
}

/** `300 123 4567 ext. 12` without the extension behind it. */
function withoutExtension(text: string): string {
  const found = EXTENSION.exec(text);
  if (found === null) return text;
  const after = text.slice(found.index + found[0].length);
  return AFTER_EXTENSION.test(after) ? text.slice(0, found.index) : text;
}
