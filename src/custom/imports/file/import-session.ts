import { checkRecords } from '../../../../domain/imports/check-records.ts';
import {
  knownFormat,
  readKnownFormat,
  type KnownFormat,
} from '../../../../domain/imports/formats/known-format.ts';
import type { ImportFault, ImportLine, ImportRecord } from '../../../../domain/imports/import-record.ts';
import { mapLines } from '../../../../domain/imports/map-lines.ts';
import { recogniseColumns, type Meaning } from '../../../../domain/imports/recognise.ts';
import type { ImportShape } from '../../../../domain/imports/shape.ts';
import type { Sheet } from '../../../../domain/imports/sheet.ts';
import { readFile } from './read-file.ts';

/** A column of the file, with the first value below its header. */
export interface FoundColumn {
  header: string;
  sample: string;
  meaning: Meaning;
}

export interface Opened {
  lines: number;
  /** The program that wrote the file: its columns need no mapping. */
  format?: KnownFormat;
  columns: FoundColumn[];
}

export interface Reviewed {
  lines: ImportLine[];
  faults: ImportFault[];
  /** Records that the lines are. */
  records: number;
}

/** A file on its way in. It runs in a worker, so that ten thousand lines do not stop the screen. */
export interface ImportSession {
  /** Throws `FileFault`. */
  open(bytes: Uint8Array, shape: ImportShape): Promise<Opened>;
  /** Reads the lines by these columns; what a known program wrote needs none. */
  review(paths: (string | null)[]): Promise<Reviewed>;
  /** `at` counts the lines as they are shown. */
  edit(at: number, path: string, text: string): Promise<ImportFault[]>;
  /** Leaves a line out. */
  remove(at: number): Promise<Reviewed>;
  /** What is sent to the server. */
  records(): Promise<ImportRecord[]>;
}

export function createImportSession(): ImportSession {
  let shape: ImportShape | undefined;
  let sheet: Sheet | undefined;
  let records: ImportRecord[] = [];

  const linesOf = () => records.flatMap(({ lines }) => lines);
  const faultsOf = () => (shape ? checkRecords(shape, records) : []);
  const reviewed = (): Reviewed => ({ lines: linesOf(), faults: faultsOf(), records: records.length });

  return {
    async open(bytes, asked) {
      shape = asked;
      sheet = await readFile(bytes);
      const { headers, rows } = sheet;
      const format = knownFormat(asked, sheet);
      const meanings = recogniseColumns(asked, headers);
      const sampleOf = (at: number) => rows.find(({ cells }) => (cells[at] ?? '') !== '')?.cells[at] ?? '';
      return {
        lines: rows.length,
        ...(format === undefined ? {} : { format }),
        columns: headers.map((header, at) => ({ header, sample: sampleOf(at), meaning: meanings[at] })),
      };
    },
    review(paths) {
      if (shape === undefined || sheet === undefined) return Promise.resolve(reviewed());
      const format = knownFormat(shape, sheet);
      records = format === undefined ? mapLines(shape, sheet, paths) : readKnownFormat(shape, sheet, format);
      return Promise.resolve(reviewed());
    },
    edit(at, path, text) {
      const line = linesOf()[at];
      if (line) line.cells = { ...line.cells, [path]: text };
      return Promise.resolve(faultsOf());
    },
    remove(at) {
      const line = linesOf()[at];
      records = records
        .map((record) => ({ ...record, lines: record.lines.filter((one) => one !== line) }))
        .filter(({ lines }) => lines.length > 0);
      return Promise.resolve(reviewed());
    },
    records: () => Promise.resolve(records),
  };
}
