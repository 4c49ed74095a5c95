/** Blocks of cells as spreadsheets put them on the clipboard: tabs between cells, line breaks between rows. */

/** Nobody pastes more into a grid of a form; a larger text is cut here, characters. */
const LONGEST = 1_000_000;

/**
 * The rows of a pasted text, each with its cells, trimmed. A quoted cell may hold tabs and line breaks, as LibreOffice
 * and Excel write them. The line break at the end adds no row.
 */
export function pastedBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const source = text.slice(0, LONGEST).replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  while (at <= source.length) {
    const { cell, end } = source.startsWith('"', at) ? readQuoted(source, at) : readPlain(source, at);
    rows.at(-1)?.push(cell.trim());
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows;
}

interface ReadCell {
  cell: string;
  /** Index of the tab or line break after the cell, or the length of the text. */
  end: number;
}

function readPlain(source: string, start: number): ReadCell {
  const end = endOfCell(source, start);
  return { cell: source.slice(start, end), end };
}

/** A text that only begins with a quote, such as `"Luna" azul`, is a plain cell. */
function readQuoted(source: string, start: number): ReadCell {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return readPlain(source, start);
    cell += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      const end = quote + 1;
      return endOfCell(source, end) === end ? { cell, end } : readPlain(source, start);
    }
    cell += '"';
    at = quote + 2;
  }
}

function endOfCell(source: string, start: number): number {
  for (let at = start; at < source.length; at += 1) if (source[at] === '\t' || source[at] === '\n') return at;
  return source.length;
}

/** A block is more than one cell; one value goes into the text at the caret as everywhere. */
export function isBlock(rows: readonly (readonly string[])[]): boolean {
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}
