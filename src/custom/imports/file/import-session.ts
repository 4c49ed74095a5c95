import { checkRecords } from '../../../../domain/imports/check-records.ts';
import type { CheckedRecord } from '../../../../domain/imports/import-answers.ts';
import { MOST_RECORDS_CHECKED, MOST_RECORDS_OF_CHECK } from '../../../../domain/imports/limits.ts';
import { readRecord } from '../../../../domain/imports/read-record.ts';
import {
  isKnownHeader,
  knownFormat,
  readWithMeanings,
  type KnownFormat,
} from '../../../../domain/imports/formats/known-format.ts';
import type {
  ImportFault,
  ImportLine,
  ImportNote,
  ImportRecord,
} from '../../../../domain/imports/import-record.ts';
import { keptEmpty, mapLines, withoutTotals } from '../../../../domain/imports/map-lines.ts';
import { leftColumns, type LeftColumn } from '../../../../domain/imports/left-columns.ts';
import { meaningsOf, type Meaning } from '../../../../domain/imports/recognise.ts';
import { namedPictures } from '../../../../domain/imports/web-pictures.ts';
import { isInvisible } from '../../../../domain/schema/formats.ts';
import { isEmptyCell } from '../../../../domain/imports/read-cell.ts';
import { columnAt, type ImportShape } from '../../../../domain/imports/shape-answer.ts';
import { sheetOf, titlesAt, type Grid, type Sheet } from '../../../../domain/imports/sheet.ts';
import { checkedOf, faultsByRecord, soundOf, type Checked } from './checked.ts';
import { redo, type Correction } from './corrections.ts';
import { readTables } from './read-file.ts';

/** A column of the file, with the first value below its header. */
export interface FoundColumn {
  header: string;
  sample: string;
  meaning: Meaning;
}

/** A row that may be the titles. */
export interface TitleRow {
  line: number;
  /** Its texts side by side. */
  text: string;
}

export interface Opened {
  /** The names of the sheets, where there are several. */
  sheets: string[];
  /** The one that was read. */
  sheet?: string;
  /** The first rows, of which one has the titles. */
  rows: TitleRow[];
  /** The line of the titles. */
  titles: number;
  lines: number;
  /** The program that wrote the file: its columns are known. */
  format?: KnownFormat;
  columns: FoundColumn[];
}

export interface Reviewed extends Checked {
  lines: ImportLine[];
  /** Records that the lines are. */
  records: number;
  /** Columns of the file of which nothing is taken. */
  left: LeftColumn[];
  /** What of its lines is left out, and why. */
  notes: ImportNote[];
  /** Corrections of an earlier visit that were done again. */
  redone: number;
}

/** What is sent of a file. */
export interface Sent {
  records: ImportRecord[];
  /** Mistakes by the record that has them. */
  faults: Map<number, ImportFault[]>;
}

/** A file on its way in. It runs in a worker, so that ten thousand lines do not stop the screen. */
export interface ImportSession {
  /** Throws `FileFault`. */
  open(bytes: Uint8Array, shape: ImportShape): Promise<Opened>;
  /** Reads another sheet of the same file. */
  choose(sheet: string): Promise<Opened>;
  /** Takes another row as the titles. Throws `FileFault`. */
  setTitles(line: number): Promise<Opened>;
  /**
   * Reads the lines by these columns.
   * @param clearing whether an empty cell clears what is stored
   * @param corrections of an earlier visit, to be done again
   */
  review(paths: (string | null)[], clearing: boolean, corrections?: readonly Correction[]): Promise<Reviewed>;
  /** `at` counts the lines as they are shown. */
  edit(at: number, path: string, text: string): Promise<Checked>;
  /** Leaves a line out. */
  remove(at: number): Promise<Reviewed>;
  /** Puts a line back that was left out last. */
  restore(): Promise<Reviewed>;
  /** Those that the server is asked about next; none when all were. */
  unchecked(): Promise<ImportRecord[]>;
  /** What the server said of them. What was corrected meanwhile is asked about again. */
  take(checked: readonly CheckedRecord[]): Promise<Checked>;
  /** What is sent to the server. */
  records(): Promise<Sent>;
}

/** Rows that are offered as titles. */
const MOST_TITLES = 15;
const MOST_OF_TITLE = 120;

export function createImportSession(): ImportSession {
  let shape: ImportShape | undefined;
  let file: Uint8Array | undefined;
  let grid: Grid | undefined;
  let sheets: string[] = [];
  let openSheet: string | undefined;
  let sheet: Sheet | undefined;
  let records: ImportRecord[] = [];
  let before: ImportRecord[] = [];
  let kept: ReadonlySet<string> = new Set();
  let left: LeftColumn[] = [];
  let notes: ImportNote[] = [];
  let redone = 0;

  const linesOf = () => records.flatMap(({ lines }) => lines);
  /** Of records that were not changed since they were read: a correction reads its own record alone. */
  let read = new WeakMap<ImportRecord, ImportFault[]>();
  /** What the server said of records as they are now. */
  let outcomes = new WeakMap<ImportRecord, CheckedRecord>();
  /** Records that the server is asked about, by line. */
  const asked = new Map<number, ImportRecord>();
  /** Mistakes that the file shows by itself; undefined after a change. */
  let own: ImportFault[] | undefined;

  const faultsOfFile = (): ImportFault[] => {
    const known = shape;
    if (known === undefined) return [];
    own ??= checkRecords(known, records, (record) => {
      const faults = read.get(record) ?? readRecord(known, record).faults;
      read.set(record, faults);
      return faults;
    });
    return own;
  };
  const checked = (): Checked => checkedOf(shape, records, faultsOfFile(), outcomes);
  /** A record is another one now. */
  const forget = (record?: ImportRecord): void => {
    own = undefined;
    if (record === undefined) return;
    read.delete(record);
    outcomes.delete(record);
    asked.delete(record.line);
  };
  const reviewed = (): Reviewed => ({
    lines: linesOf(),
    records: records.length,
    left,
    notes,
    redone,
    ...checked(),
  });

  async function readFile(asked: ImportShape, bytes: Uint8Array, chosen?: string): Promise<Opened> {
    const tables = await readTables(bytes, chosen);
    [shape, file, grid, sheets] = [asked, bytes, tables.grid, tables.sheets];
    openSheet = chosen ?? tables.sheets[0];
    return readGrid(asked, tables.grid, openSheet);
  }

  /** @param chosen the line of the titles; left out, they are found */
  function readGrid(
    asked: ImportShape,
    { rows: all, separated }: Grid,
    name?: string,
    chosen?: number,
  ): Opened {
    const isKnown = isKnownHeader(asked);
    const titles = chosen ?? all[titlesAt(all, isKnown)]?.line ?? 1;
    const read = sheetOf({ rows: all, separated }, { titles });
    sheet = read;
    const { headers, rows } = read;
    const format = knownFormat(asked, read);
    const meanings = meaningsOf(asked, headers, format);
    const sampleOf = (at: number) => rows.find(({ cells }) => (cells[at] ?? '') !== '')?.cells[at] ?? '';
    return {
      lines: rows.length,
      sheets,
      rows: all.slice(0, MOST_TITLES).map(({ line, cells }) => ({ line, text: titleText(cells) })),
      titles,
      ...(name === undefined ? {} : { sheet: name }),
      ...(format === undefined ? {} : { format }),
      columns: headers.map((header, at) => ({ header, sample: sampleOf(at), meaning: meanings[at] })),
    };
  }

  return {
    open: (bytes, asked) => readFile(asked, bytes),
    choose(name) {
      if (shape === undefined || file === undefined) throw new Error('No file is open');
      return readFile(shape, file, name);
    },
    setTitles(line) {
      if (shape === undefined || grid === undefined) throw new Error('No file is open');
      return Promise.resolve(readGrid(shape, grid, openSheet, line));
    },
    review(paths, clearing, corrections = []) {
      if (shape === undefined || sheet === undefined) return Promise.resolve(reviewed());
      const format = knownFormat(shape, sheet);
      kept = keptEmpty(shape, clearing);
      left = leftColumns(shape, sheet, paths, format);
      const { sheet: items, notes: totals } = withoutTotals(sheet);
      const found =
        format === undefined
          ? { records: mapLines(shape, items, paths, clearing), notes: [] }
          : readWithMeanings(shape, items, format, paths);
      notes = [...found.notes, ...totals, ...namedPictures(shape, found.records)].sort(
        (a, b) => a.line - b.line,
      );
      const known = shape;
      const again = redo(found.records, corrections, (cells, path, text) =>
        withCell(known, cells, path, text, kept),
      );
      [records, redone, before] = [again.records, again.count, []];
      [read, outcomes] = [new WeakMap(), new WeakMap()];
      asked.clear();
      forget();
      return Promise.resolve(reviewed());
    },
    edit(at, path, text) {
      const line = linesOf()[at];
      if (line && shape) line.cells = withCell(shape, line.cells, path, text, kept);
      const record = records.find(({ lines }) => lines.some((one) => one === line));
      forget(record);
      return Promise.resolve(checked());
    },
    remove(at) {
      const line = linesOf()[at];
      before = records;
      forget(records.find(({ lines }) => lines.some((one) => one === line)));
      records = records.map((record) => without(record, line)).filter(({ lines }) => lines.length > 0);
      return Promise.resolve(reviewed());
    },
    restore() {
      if (before.length > 0) records = before;
      read = new WeakMap();
      forget();
      return Promise.resolve(reviewed());
    },
    unchecked() {
      const good = soundOf(records, faultsOfFile());
      const known = good.flatMap((record) => outcomes.get(record) ?? []);
      const room = Math.max(0, MOST_RECORDS_CHECKED - known.length);
      const next = good
        .filter((record) => !outcomes.has(record))
        .slice(0, Math.min(room, MOST_RECORDS_OF_CHECK));
      asked.clear();
      for (const record of next) asked.set(record.line, record);
      return Promise.resolve(next);
    },
    take(answers) {
      for (const answer of answers) {
        const record = asked.get(answer.line);
        if (record !== undefined) outcomes.set(record, answer);
        asked.delete(answer.line);
      }
      return Promise.resolve(checked());
    },
    records: () => Promise.resolve({ records, faults: faultsByRecord(records, faultsOfFile()) }),
  };
}

function titleText(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, MOST_OF_TITLE);
}

function without(record: ImportRecord, line: ImportLine | undefined): ImportRecord {
  const lines = record.lines.filter((one) => one !== line);
  return lines.length === record.lines.length ? record : { ...record, lines };
}

/** A cell that says nothing is left out, but where an empty one counts. */
function withCell(
  shape: ImportShape,
  cells: Record<string, string>,
  path: string,
  text: string,
  kept: ReadonlySet<string>,
): Record<string, string> {
  const { [path]: _, ...others } = cells;
  const column = columnAt(shape, path);
  const says = column === undefined ? !isInvisible(text) : !isEmptyCell(column, text);
  return says || kept.has(path) ? { ...cells, [path]: text } : others;
}
