/** First characters that a spreadsheet takes for a formula (CWE-1236); the import strips the quote again. */
const FORMULA = /^(?:["'\s]*[=+\-@]|[\t\r\n\0])/;
/** The same behind what a program may take for the end of a cell: Excel in Spanish splits a CSV at semicolons. */
const HIDDEN_FORMULA = /^["'\s]*(?=[=+\-@])/;
const SEPARATOR = /([;\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What no XML document may hold (XML 1.0 §2.2), not even escaped. */
const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const LIKE_AN_ESCAPE = /_(?=x[\dA-F]{4}_)/gi;

/** A text that stays one in a CSV, wherever the program that reads it sees the ends of cells. */
export function inertText(text: string): string {
  const [first = '', ...rest] = text.split(SEPARATOR);
  const pieces = rest.map((piece) => piece.replace(HIDDEN_FORMULA, (before) => `${before}'`));
  const whole = [first, ...pieces].join('');
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${whole}` : whole;
}

/**
 * A text as a cell of a workbook can hold it: what XML cannot hold is shown as a replacement character. What looks like an
 * escape is escaped itself: nobody reads a character in its place (ECMA-376 §22.9.2.19, `ST_Xstring`).
 */
export function xmlText(text: string): string {
  return text.replaceAll(FORBIDDEN_IN_XML, '\uFFFD').replaceAll(LIKE_AN_ESCAPE, '_x005F_');
}
