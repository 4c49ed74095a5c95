import { FORMATS, isDateTime } from '../schema/formats.ts';
import { fold } from '../places/fold.ts';
import type { OptionValue } from '../catalog/variants.ts';
import type { FaultKind } from './import-record.ts';
import { readDay } from './read-date.ts';
import { readDecimal, readMoney, readWhole, type ReadNumber } from './read-number.ts';
import { readShelfCode, shelfCode } from '../stock/shelf-code.ts';
import { readPhone } from './read-phone.ts';
import { readCity, readCountry } from './read-place.ts';
import type { ImportColumn } from './shape.ts';
import { readOptions } from './variant-options.ts';

/** What a cell means. Names of other records stay texts. */
export type CellValue = string | number | boolean | OptionValue[];

export type ReadCell = { value: CellValue } | { fault: FaultKind; limit?: number };

const YES = new Set(['si', 's', 'yes', 'y', 'sim', '1', 'true', 'verdadero', 'verdadeiro', 'x', 'on']);
const NO = new Set(['no', 'n', 'nao', '0', 'false', 'falso', 'off']);

/** Reads a cell that is not empty by its column. Spaces around the text do not count. */
export function readCell(column: ImportColumn, text: string): ReadCell {
  const typed = text.trim();
  switch (column.kind) {
    case 'id':
    case 'integer':
      return within(column, readWhole(typed));
    case 'money':
      return within(column, readMoney(typed, column.currency ?? 'COP'));
    case 'number':
      return within(column, readDecimal(typed));
    case 'yes_no':
      return readChoice(column, typed) ?? readYesNo(column, typed);
    case 'choice':
      return readChoice(column, typed) ?? { fault: 'unknown' };
    case 'date':
      return found(readDay(typed), 'wrong_format');
    case 'datetime':
      return found(isDateTime(typed) ? typed : undefined, 'wrong_format');
    case 'time':
      return found(FORMATS['time']?.(typed) ? typed : undefined, 'wrong_format');
    case 'phone':
      return found(readPhone(typed), 'wrong_format');
    case 'city':
      return found(readCity(typed), 'unknown');
    case 'country':
      return found(readCountry(typed), 'unknown');
    case 'shelf':
      return found(readShelf(typed), 'wrong_format');
    case 'options':
      return found(readOptions(typed), 'wrong_format');
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

function readYesNo({ boolean }: ImportColumn, text: string): ReadCell {
  const word = fold(text);
  const yes = YES.has(word);
  if (!yes && !NO.has(word)) return { fault: 'wrong_format' };
  return { value: boolean ? yes : Number(yes) };
}

function readText({ maxLength, format }: ImportColumn, text: string): ReadCell {
  if (maxLength !== undefined && [...text].length > maxLength) return { fault: 'too_long', limit: maxLength };
  if (format !== undefined && FORMATS[format]?.(text) === false) return { fault: 'wrong_format' };
  return { value: text };
}
