/** What a spreadsheet takes for the beginning of a formula, as ranges of a pattern: also as East Asian input writes it. */
export const FORMULA_SIGNS = '=+\\-@＝＋－＠';
/** What may stand before it without ending it, as ranges of a pattern: quotes, white space, and characters of no width. */
export const BEFORE_FORMULA = '"\'\\s\\p{Default_Ignorable_Code_Point}';

const SIGN = new RegExp(`^[${FORMULA_SIGNS}]`, 'u');
const CONTROL = new Set(['\t', '\r', '\n', '\0']);
const SEPARATOR = /([;\t\r\n])/;
const LEADING = new RegExp(`^[${BEFORE_FORMULA}]*`, 'u');

/**
 * A text without the quotes that an export puts before what a spreadsheet would run (`server/resources/export/inert.ts`).
 * Any other text stays as it is.
 */
export function unguarded(text: string): string {
  if (!text.includes("'")) return text;
  const [first = '', ...rest] = outer(text).split(SEPARATOR);
  return [first, ...rest.map(inner)].join('');
}

function outer(text: string): string {
  if (!text.startsWith("'")) return text;
  const bare = text.slice(1);
  return CONTROL.has(bare[0] ?? '') || SIGN.test(bare.slice(leading(bare))) ? bare : text;
}

function inner(piece: string): string {
  const at = leading(piece);
  return SIGN.test(piece.slice(at)) && piece[at - 1] === "'"
    ? piece.slice(0, at - 1) + piece.slice(at)
    : piece;
}

/** The length of what stands in front of a sign: a mark of byte order and a line separator are white space too. */
function leading(text: string): number {
  return LEADING.exec(text)?.[0].length ?? 0;
}
