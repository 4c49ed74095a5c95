/** Reads a spreadsheet saved as text: bytes in, numbered rows out. */
import Papa from 'papaparse';

export interface TableRow {
  /** The line number of the spreadsheet: the header is line 1. */
  line: number;
  /** Cells by header, trimmed; a missing cell is ''. */
  cells: Map<string, string>;
}

export interface Table {
  headers: string[];
  rows: TableRow[];
}

/**
 * Reads UTF-8 with or without BOM. Text that is not valid UTF-8 is read as Windows-1252, which Excel writes in
 * Colombia.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Detects the separator, comma or semicolon. Blank lines are skipped but counted. */
export function readTable(bytes: Uint8Array): Table {
  const { data } = Papa.parse<string[]>(decodeText(bytes));
  const headers = (data[0] ?? []).map((header) => header.trim());
  const rows: TableRow[] = [];
  for (const [index, values] of data.entries()) {
    if (index === 0 || values.every((value) => value.trim() === '')) continue;
    rows.push({
      line: index + 1,
      cells: new Map(headers.map((header, column) => [header, (values[column] ?? '').trim()])),
    });
  }
  return { headers, rows };
}
