import { isFormula, signAt } from '../../../domain/imports/guarded-text.ts';

const SEPARATOR = /([;\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What no XML document may hold (XML 1.0 §2.2), a return, which readers drop, and what begins an escape. */
const NOT_FOR_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|_(?=x[\da-f]{4})/giu;

/**
 * A text that stays one in a CSV, wherever the program that reads it sees the ends of cells: Excel in Spanish splits at
 * semicolons. The import takes the quotes away again.
 */
export function inertText(text: string): string {
  const [first = '', ...rest] = text.split(SEPARATOR);
  const whole = [first, ...rest.map(inertPiece)].join('');
  return isFormula(text) && !NUMBER.test(text) ? `'${whole}` : whole;
}

function inertPiece(piece: string): string {
  const at = signAt(piece);
  return at === undefined ? piece : `${piece.slice(0, at)}'${piece.slice(at)}`;
}

/** A text as a cell of a workbook holds it: what XML cannot is escaped as `_x0001_` (ECMA-376 §22.9.2.19). */
export function workbookText(text: string): string {
  return text.replaceAll(NOT_FOR_XML, (unit) => {
    const code = unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}
