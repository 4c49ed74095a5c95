import { BEFORE_FORMULA, FORMULA_SIGNS } from '../../../domain/imports/guarded-text.ts';

/** First characters that a spreadsheet takes for a formula (CWE-1236); the import strips the quote again. */
const FORMULA = new RegExp(`^(?:[${BEFORE_FORMULA}]*[${FORMULA_SIGNS}]|[\\t\\r\\n\\0])`, 'u');
/** The same behind what a program may take for the end of a cell: Excel in Spanish splits a CSV at semicolons. */
const HIDDEN_FORMULA = new RegExp(`^[${BEFORE_FORMULA}]*(?=[${FORMULA_SIGNS}])`, 'u');
const SEPARATOR = /([;\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What no XML document may hold (XML 1.0 §2.2), a return, which readers drop, and what begins an escape. */
const NOT_FOR_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|_(?=x[\da-f]{4})/giu;

/** A text that stays one in a CSV, wherever the program that reads it sees the ends of cells. */
export function inertText(text: string): string {
  const [first = '', ...rest] = text.split(SEPARATOR);
  const pieces = rest.map((piece) => piece.replace(HIDDEN_FORMULA, (before) => `${before}'`));
  const whole = [first, ...pieces].join('');
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${whole}` : whole;
}

/** A text as a cell of a workbook holds it: what XML cannot is escaped as `_x0001_` (ECMA-376 §22.9.2.19). */
export function workbookText(text: string): string {
  return text.replaceAll(NOT_FOR_XML, (unit) => {
    const code = unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}
