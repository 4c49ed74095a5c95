/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = new Set(['=', '+', '-', '@']);
const CONTROL = new Set(['\t', '\r', '\n', '\0']);
const SEPARATOR = /([;\t\r\n])/;

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
  return CONTROL.has(bare[0] ?? '') || FORMULA.has(bare[leading(bare)] ?? '') ? bare : text;
}

function inner(piece: string): string {
  const at = leading(piece);
  return FORMULA.has(piece[at] ?? '') && piece[at - 1] === "'"
    ? piece.slice(0, at - 1) + piece.slice(at)
    : piece;
}

/** The length of the quotes and spaces in front. */
function leading(text: string): number {
  let at = 0;
  while (text[at] === "'" || text[at] === '"' || text[at] === ' ') at += 1;
  return at;
}
