import type { ImportFault, ImportLine, ImportRecord } from '../../domain/imports/import-record.ts';
import type { ImportSummary } from '../../domain/imports/import-state.ts';
import { MOST_RECORDS_OF_CALL } from '../../domain/imports/limits.ts';
import type { ImportShape } from '../../domain/imports/shape.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';

/** A record that could not be written, and why. */
export interface ImportFailure {
  line: number;
  lines: ImportLine[];
  errors: LineError[];
}

/** A mistake of a line (spec 1 §3), with what a person reads about it. */
export interface LineError {
  line: number;
  /** The path of the column; empty where no cell is at fault. */
  field: string;
  column: string;
  value: string;
  empty: boolean;
  wrong_format: boolean;
  message: string;
}

/** A record on its way, with the mistakes that were found in it: such a one is kept, and not written. */
export type SentRecord = ImportRecord & { faults?: ImportFault[] };

export type ImportVerb = 'start' | 'retry' | 'cancel' | 'undo';

const SLOW = 120_000;
/** Characters of one call: below the API's limit for it, with room for the names of the columns. */
const MOST_CHARACTERS = 1_500_000;

/** The calls of imports: a file is sent in pieces, and then runs on the server. */
export function createImportCalls(http: Http, path: (below: string) => string) {
  const at = (id: number) => path(`/imports/${id}`);
  const blob = async (below: string): Promise<Blob> => {
    const answer = await http(path(below), { as: 'blob', timeout: SLOW });
    if (answer.blob === null) throw unreadableAnswer();
    return answer.blob;
  };
  return {
    async importShape(target: string): Promise<ImportShape> {
      const { json } = await http(path(`/imports/shapes/${target}`));
      if (!isShape(json)) throw unreadableAnswer();
      return json;
    },

    importTemplate: (target: string, format: 'xlsx' | 'csv') =>
      blob(`/imports/templates/${target}?format=${format}`),

    async listImports(target: string): Promise<ImportSummary[]> {
      const { json } = await http(path(`/imports?target=${target}`));
      if (!Array.isArray(json)) throw unreadableAnswer();
      return json;
    },

    async readImport(id: number): Promise<ImportSummary> {
      return summaryIn((await http(at(id))).json);
    },

    /** Sends a file whole and starts it. `sent` hears how much of it has arrived, from 0 to 1. */
    async startImport(
      target: string,
      file_name: string,
      records: readonly SentRecord[],
      sent: (part: number) => void,
    ): Promise<ImportSummary> {
      const body = { target, file_name, total: records.length };
      const { id } = summaryIn((await http(path('/imports'), { method: 'POST', body })).json);
      let done = 0;
      for (const piece of pieces(records)) {
        await http(`${at(id)}/records`, { method: 'PUT', body: { records: piece }, timeout: SLOW });
        done += piece.length;
        sent(done / records.length);
      }
      return summaryIn((await http(`${at(id)}/start`, { method: 'POST', body: {} })).json);
    },

    async moveImport(id: number, verb: ImportVerb): Promise<ImportSummary> {
      return summaryIn((await http(`${at(id)}/${verb}`, { method: 'POST', body: {} })).json);
    },

    async importFailures(id: number): Promise<ImportFailure[]> {
      const { json } = await http(`${at(id)}/failures`);
      if (!Array.isArray(json)) throw unreadableAnswer();
      return json;
    },

    importFailuresFile: (id: number) => blob(`/imports/${id}/failures/file`),

    async correctImport(id: number, records: readonly ImportRecord[]): Promise<void> {
      for (const piece of pieces(records))
        await http(`${at(id)}/records`, { method: 'PUT', body: { records: piece }, timeout: SLOW });
    },
  };
}

/** In pieces that one call takes, by number and by length. */
function* pieces(records: readonly SentRecord[]): Generator<SentRecord[]> {
  let piece: SentRecord[] = [];
  let characters = 0;
  for (const record of records) {
    const length = JSON.stringify(record).length;
    if (piece.length >= MOST_RECORDS_OF_CALL || (piece.length > 0 && characters + length > MOST_CHARACTERS)) {
      yield piece;
      piece = [];
      characters = 0;
    }
    piece.push(record);
    characters += length;
  }
  if (piece.length > 0) yield piece;
}

function isShape(json: unknown): json is ImportShape {
  return typeof json === 'object' && json !== null && 'columns' in json;
}

function summaryIn(json: unknown): ImportSummary {
  if (!isSummary(json)) throw unreadableAnswer();
  return json;
}

function isSummary(json: unknown): json is ImportSummary {
  return typeof json === 'object' && json !== null && 'id' in json && 'state' in json;
}

export type ImportCalls = ReturnType<typeof createImportCalls>;
