import type { ImportRecord } from '../../../domain/imports/import-record.ts';
import type { LineError, ImportSummary } from '../../../domain/imports/import-answers.ts';
import type { ApiPorts } from '../../context.ts';
import { MOST_RECORDS_OF_CALL } from '../../../domain/imports/limits.ts';
import { failuresOf } from './failures.ts';
import { lineErrors } from './failure-sentences.ts';
import { selectImports } from './read-import.ts';
import { RUN_JOB, runImport } from './run-import.ts';
import type { StoreWriter } from './store-writer.ts';
import { requireRight, shapeFor, targetNamed } from './target.ts';

export interface BroughtFile {
  summary: ImportSummary;
  errors: LineError[];
}

/** Failures that are reported; the store's own page has all of them. */
const MOST_REPORTED = 500;

/**
 * Brings records in without a browser: the same rows, the same job and the same history, in the name of the owner. It
 * ends with the job. Throws `plan_required`, and what ends a job.
 */
export async function bringFile(
  { ports, storeId, access, userId }: StoreWriter,
  file: { target: string; name: string; records: readonly ImportRecord[] },
): Promise<BroughtFile> {
  const target = targetNamed(ports, file.target);
  requireRight(access, target);
  const importId = await ports.database.write(storeId, async (tx) => {
    const now = ports.clock.now();
    const row = { store_id: storeId, target: target.name, file_name: file.name, user_id: userId };
    const { id } = await tx.sql
      .insertInto('imports')
      .values({
        ...row,
        total: file.records.length,
        language: 'es',
        state: 'queued',
        created_at: now,
        moved_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let from = 0; from < file.records.length; from += MOST_RECORDS_OF_CALL)
      await tx.sql
        .insertInto('import_records')
        .values(
          file.records.slice(from, from + MOST_RECORDS_OF_CALL).map(({ line, lines }) => ({
            store_id: storeId,
            import_id: id,
            line,
            lines: JSON.stringify(lines),
            state: 'waiting' as const,
          })),
        )
        .execute();
    // Should this process die, a server goes on with it.
    await RUN_JOB.enqueue(tx, { storeId, importId: id });
    return id;
  });
  await run(ports, storeId, importId);
  return ports.database.read(storeId, async (sql) => {
    const [summary] = await selectImports(sql, storeId, { id: importId }, ports.clock.now());
    if (summary === undefined) throw new Error(`Import ${importId} is gone`);
    const failures = await failuresOf(sql, { storeId, id: importId, after: 0, limit: MOST_REPORTED });
    const now = ports.clock.now();
    const shape = await shapeFor(sql, target, { storeId, access, language: 'en', now });
    return { summary, errors: failures.flatMap((failure) => lineErrors(failure, shape, 'en')) };
  });
}

/** Here nobody else waits for a turn. */
async function run(ports: ApiPorts, storeId: number, importId: number): Promise<void> {
  const { signal } = new AbortController();
  while (await runImport(ports, { storeId, importId }, signal)) signal.throwIfAborted();
}
