import { createOutbox, type Outbox } from '../../../server/adapters/outbox.ts';
import type { ImportRecord } from '../../../domain/imports/import-record.ts';
import type { ImportSummary } from '../../../domain/imports/import-answers.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { jobsOf } from '../../support/jobs.ts';

export interface ImportsWorld {
  test: TestApi;
  owner: TestClient;
  outbox: Outbox;
  path(below: string): string;
  /** Does all jobs that wait, one after another. `signal` cuts the first one off, as a crash would. */
  work(signal?: AbortSignal): Promise<void>;
  /** Sends a file whole and starts it. */
  send(target: string, records: ImportRecord[], client?: TestClient): Promise<ImportSummary>;
  /** Sends, starts, and works until it has ended. */
  bring(target: string, records: ImportRecord[]): Promise<ImportSummary>;
}

const KINDS = ['imports.run', 'imports.undo', 'imports.mail'];

export async function createImportsWorld(): Promise<ImportsWorld & { close(): Promise<void> }> {
  const outbox = createOutbox();
  const test = await createTestApi({ ports: { mail: outbox.mail } });
  const owner = await signedIn(test, 'owner');
  const path = (below: string) => `/stores/${test.storeId}${below}`;
  const work = jobsOf(test, KINDS);
  const send = async (target: string, records: ImportRecord[], client = owner): Promise<ImportSummary> => {
    const opened = await client.post<ImportSummary>(path('/imports'), {
      target,
      file_name: 'archivo.xlsx',
      total: records.length,
    });
    const at = path(`/imports/${opened.body.id}`);
    for (let from = 0; from < records.length; from += 200)
      await client.put(`${at}/records`, { records: records.slice(from, from + 200) });
    return (await client.post<ImportSummary>(`${at}/start`, {})).body;
  };
  const bring = async (target: string, records: ImportRecord[]): Promise<ImportSummary> => {
    const { id } = await send(target, records);
    await work();
    return (await owner.get<ImportSummary>(path(`/imports/${id}`))).body;
  };
  return { test, owner, outbox, path, work, send, bring, close: () => test.close() };
}

/** Records of one line each, from line 2 on. */
export function linesOf(cells: Record<string, string>[]): ImportRecord[] {
  return cells.map((own, at) => ({ line: at + 2, lines: [{ line: at + 2, cells: own }] }));
}
