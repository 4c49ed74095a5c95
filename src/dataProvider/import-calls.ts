import type { ImportFault, ImportRecord } from '../../domain/imports/import-record.ts';
import type {
  CheckedRecord,
  FailedPicture,
  ImportFailure,
  ImportSummary,
  KeptRecord,
} from '../../domain/imports/import-answers.ts';
import { MOST_RECORDS_OF_CALL, MOST_VALUES_OF_CALL } from '../../domain/imports/limits.ts';
import type { ImportShape } from '../../domain/imports/shape-answer.ts';
import { unreadableAnswer } from './api-error.ts';
import type { CallOptions, Http } from './http.ts';
import { createRequests, SLOW } from './records.ts';

/** A record on its way, with the mistakes that were found in it: such a one is kept, and not written. */
export type SentRecord = ImportRecord & { faults?: ImportFault[] };

export type ImportVerb = 'start' | 'retry' | 'cancel' | 'undo';

/** Characters of one call: below the API's limit for it, with room for the names of the columns. */
const MOST_CHARACTERS = 1_500_000;

/** The calls of imports: a file is sent in pieces, and then runs on the server. */
export function createImportCalls(http: Http, path: (below: string) => string) {
  const { blob, object, rows, send } = createRequests(http, (below) => path(`/imports${below}`));
  const summary = (below: string, options?: CallOptions) =>
    object<ImportSummary>(below, options, 'id', 'state');
  const sendRecords = (id: number, records: readonly SentRecord[]) =>
    send('PUT', `/${id}/records`, { body: { records }, timeout: SLOW });
  return {
    importShape: (target: string) => object<ImportShape>(`/shapes/${target}`, {}, 'columns'),

    importTemplate: (target: string, format: 'xlsx' | 'csv') => blob(`/templates/${target}?format=${format}`),

    listImports: (target: string) => rows<ImportSummary>(`?target=${target}`),

    readImport: (id: number) => summary(`/${id}`),

    /** Sends a file whole and starts it. `sent` hears how much of it has arrived, from 0 to 1. */
    async startImport(
      target: string,
      file_name: string,
      records: readonly SentRecord[],
      sent: (part: number) => void,
    ): Promise<ImportSummary> {
      const body = { target, file_name, total: records.length };
      const { id } = await summary('', { method: 'POST', body });
      let done = 0;
      for (const piece of pieces(records)) {
        await sendRecords(id, piece);
        done += piece.length;
        sent(done / records.length);
      }
      return summary(`/${id}/start`, { method: 'POST', body: {} });
    },

    /**
     * Writes records on trial: what a load of them would do, with the faults that only the server finds. It may answer
     * fewer than it was asked, from the first on.
     */
    async checkRecords(
      target: string,
      records: readonly ImportRecord[],
      signal?: AbortSignal,
    ): Promise<CheckedRecord[]> {
      const [first = []] = pieces(records);
      const body = { target, records: first };
      const checked = await rows<CheckedRecord>('/check', { method: 'POST', body, timeout: SLOW, signal });
      if (checked.length === 0) throw unreadableAnswer();
      return checked;
    },

    moveImport: (id: number, verb: ImportVerb) => summary(`/${id}/${verb}`, { method: 'POST', body: {} }),

    importFailures: (id: number) => rows<ImportFailure>(`/${id}/failures`),

    /** What the undo of an import left as it is. */
    importKept: (id: number) => rows<KeptRecord>(`/${id}/kept`),

    /** Pictures of the file that could not be downloaded. */
    importPictures: (id: number) => rows<FailedPicture>(`/${id}/pictures`),

    importFailuresFile: (id: number) => blob(`/${id}/failures/file`),

    async correctImport(id: number, records: readonly ImportRecord[]): Promise<void> {
      for (const piece of pieces(records)) await sendRecords(id, piece);
    },
  };
}

/** In pieces that one call takes: by number, by length, and by values, of which a product with variants has thousands. */
function* pieces(records: readonly SentRecord[]): Generator<SentRecord[]> {
  let piece: SentRecord[] = [];
  let characters = 0;
  let values = 0;
  for (const record of records) {
    const length = JSON.stringify(record).length;
    const members = membersIn(record) + 1;
    const full =
      piece.length >= MOST_RECORDS_OF_CALL ||
      characters + length > MOST_CHARACTERS ||
      values + members > MOST_VALUES_OF_CALL;
    if (piece.length > 0 && full) {
      yield piece;
      [piece, characters, values] = [[], 0, 0];
    }
    piece.push(record);
    characters += length;
    values += members;
  }
  if (piece.length > 0) yield piece;
}

/** As the API counts them. */
function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: unknown[] = Object.values(value);
  return members.reduce((sum: number, member) => sum + membersIn(member), members.length);
}

export type ImportCalls = ReturnType<typeof createImportCalls>;
