import type { OptionValue } from '../catalog/variants.ts';

/** The text of a description in HTML. Products hold plain text, so no markup remains. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
};

export function plainText(html: string): string {
  return withoutTags(html.replaceAll('\\n', '\n').replace(/<(?:br\s*\/?|\/p|\/li|\/h[1-6])>/gi, '\n'))
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Everything from a `<` to the next `>` is left out; each character is read once. */
function withoutTags(html: string): string {
  const [last = '', ...ended] = html.split('>').toReversed();
  const texts = ended.toReversed().map((piece) => {
    const tag = piece.indexOf('<');
    return tag === -1 ? `${piece}>` : piece.slice(0, tag);
  });
  return texts.join('') + last;
}

const CONTROL = new Set(['\t', '\r', '\n', '\0']);
const SEPARATOR = /([;\t\r\n])/;
/** Quotes, white space and characters of no width do not end a formula that they stand before. */
const LEADING = /^["'\s\p{Default_Ignorable_Code_Point}]*/u;
/** What a spreadsheet takes for the beginning of a formula, also as East Asian input writes it. */
const SIGN = /^[=+\-@＝＋－＠]/;

/**
 * A text without the quotes that an export puts before what a spreadsheet would run (`server/resources/export/csv.ts`).
 * Any other text stays as it is.
 */
export function unguarded(text: string): string {
  if (!text.includes("'")) return text;
  const [first = '', ...rest] = outer(text).split(SEPARATOR);
  return [first, ...rest.map(inner)].join('');
}

/** Whether a spreadsheet runs the text, or ends a cell before it (CWE-1236). */
export function isFormula(text: string): boolean {
  return CONTROL.has(text[0] ?? '') || signAt(text) !== undefined;
}

/** Where a formula begins behind what may stand before it; undefined in a text that is none. */
export function signAt(text: string): number | undefined {
  const at = LEADING.exec(text)?.[0].length ?? 0;
  return SIGN.test(text.slice(at)) ? at : undefined;
}

function outer(text: string): string {
  const bare = text.slice(1);
  return text.startsWith("'") && isFormula(bare) ? bare : text;
}

function inner(piece: string): string {
  const at = signAt(piece);
  return at !== undefined && piece[at - 1] === "'" ? piece.slice(0, at - 1) + piece.slice(at) : piece;
}

const BETWEEN = ' / ';
/** What separates, and a backslash before it: inside a name or a value it gets a backslash. */
const NAME_SIGNS = /[\\:]|(?<=\s|^)[/|](?=\s|$)/g;
const VALUE_SIGNS = /\\|(?<=\s|^)[/|](?=\s|$)/g;

/** `Talla: M / Color: Rojo`: what a variant's line says of its options. A sign that separates is escaped: `36 \/ 37`. */
export function writeOptions(options: readonly OptionValue[]): string {
  return options
    .map(
      ({ name, value }) => `${name.replaceAll(NAME_SIGNS, '\\$&')}: ${value.replaceAll(VALUE_SIGNS, '\\$&')}`,
    )
    .join(BETWEEN);
}

/** The reverse of `writeOptions`; undefined when a part has no name or no value, or a name is there twice. */
export function readOptions(text: string): OptionValue[] | undefined {
  const options = text.split(/(?<=\s)[/|](?=\s)/).map((part) => {
    const colon = /^(?:[^\\:]|\\.)*:/s.exec(part)?.[0].length ?? 0;
    return { name: plain(part.slice(0, Math.max(colon - 1, 0))), value: plain(part.slice(colon)) };
  });
  if (options.some(({ name, value }) => name === '' || value === '')) return undefined;
  return new Set(options.map(({ name }) => name)).size === options.length ? options : undefined;
}

/** Without the backslashes before signs that would separate. Any other backslash is text. */
function plain(text: string): string {
  return text.trim().replaceAll(/\\([\\:/|])/g, '$1');
}
