import type { ImportState } from '../../../domain/imports/import-state.ts';
import { ApiError, invalid } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import { IMPORT, OPEN_BODY, RECORDS_BODY, RECORDS_LIMIT } from './import-schema.ts';
import { importOf, lockedImport } from './read-import.ts';
import { RUN_JOB } from './run-import.ts';
import { requireRight, targetNamed } from './target.ts';
import { UNDO_JOB } from './undo-import.ts';

const MEMBER = { permission: null } as const;
const ANSWERS: StoreRoute['answers'] = { 200: { description: 'The import', schema: IMPORT } };

export const openImport = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/imports',
  operationId: 'openImport',
  summary: 'Begin an import; its records follow, and nothing is written before it is started',
  tags: ['imports'],
  access: MEMBER,
  body: OPEN_BODY,
  answers: { 201: { description: 'The import', schema: IMPORT } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { file_name, total } = context.body;
      const target = targetNamed(write.ports, context.body.target);
      requireRight(write.access, target);
      const { id } = await write.tx.sql
        .insertInto('imports')
        .values({
          store_id: write.storeId,
          target: target.name,
          file_name,
          total,
          user_id: write.user.userId,
          language: languageOf(context.request),
          state: 'loading',
          created_at: write.now,
          moved_at: write.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { status: 201, body: await importOf(write, write.tx.sql, id) };
    }),
});

/** Records of a file that is being sent, or corrected ones of a file whose lines failed. */
export const sendRecords = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/imports/{id}/records',
  operationId: 'sendImportRecords',
  summary: 'Send records of the file, or failed ones again; those of the same line are replaced',
  tags: ['imports'],
  access: MEMBER,
  body: RECORDS_BODY,
  bodyLimit: RECORDS_LIMIT,
  answers: ANSWERS,
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const found = await lockedImport(write, id);
      const again = found.state === 'done';
      if (found.state !== 'loading' && !again) throw new ApiError('in_progress');
      const { records } = context.body;
      if (again) await correct(write, id, records);
      else await add(write, found, records);
      return { status: 200, body: found };
    });
  },
});

type Records = { line: number; lines: unknown[] }[];

async function add(write: WriteContext, { id, total }: { id: number; total: number }, records: Records) {
  await write.tx.sql
    .insertInto('import_records')
    .values(
      records.map(({ line, lines }) => ({
        store_id: write.storeId,
        import_id: id,
        line,
        lines: JSON.stringify(lines),
        state: 'waiting' as const,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'import_id', 'line'])
        .doUpdateSet((eb) => ({ lines: eb.ref('excluded.lines') })),
    )
    .execute();
  if ((await countRecords(write, id)) > total)
    throw invalid({ records: { key: 'maxItems', args: { limit: total } } });
}

/** Only what failed may be written again. */
async function correct(write: WriteContext, id: number, records: Records): Promise<void> {
  for (const { line, lines } of records)
    await write.tx.sql
      .updateTable('import_records')
      .set({ lines: JSON.stringify(lines) })
      .where('store_id', '=', write.storeId)
      .where('import_id', '=', id)
      .where('line', '=', line)
      .where('state', '=', 'failed')
      .execute();
}

async function countRecords(write: WriteContext, id: number): Promise<number> {
  const { n } = await write.tx.sql
    .selectFrom('import_records')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('store_id', '=', write.storeId)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** From these states, to that one, by that job. */
interface Move {
  verb: string;
  summary: string;
  from: readonly ImportState[];
  to: ImportState;
  job?: string;
  /** What else must hold, or be done. */
  check?(write: WriteContext, id: number, total: number): Promise<void>;
}

const MOVES: readonly Move[] = [
  {
    verb: 'start',
    summary: 'Write the records of the file into the store, in the background',
    from: ['loading'],
    to: 'queued',
    job: RUN_JOB,
    async check(write, id, total) {
      const count = await countRecords(write, id);
      if (count !== total) throw invalid({ total: { key: 'import_incomplete', args: { count, total } } });
    },
  },
  {
    verb: 'retry',
    summary: 'Write the failed records again, and no others',
    from: ['done'],
    to: 'queued',
    job: RUN_JOB,
    async check(write, id) {
      await write.tx.sql
        .updateTable('import_records')
        .set({ state: 'waiting' })
        .where('store_id', '=', write.storeId)
        .where('import_id', '=', id)
        .where('state', '=', 'failed')
        .execute();
      await write.tx.sql
        .updateTable('imports')
        .set({ failed: 0 })
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
    },
  },
  {
    verb: 'cancel',
    summary: 'Stop an import; what it has written stays, and can be taken back',
    from: ['loading', 'queued', 'running'],
    to: 'cancelled',
  },
  {
    verb: 'undo',
    summary: 'Take back what an import did, but for what was changed since',
    from: ['done', 'cancelled'],
    to: 'undoing',
    job: UNDO_JOB,
  },
];

export const moveRoutes: StoreRoute[] = MOVES.map(({ verb, summary, from, to, job, check }) => ({
  method: 'POST',
  path: `/stores/{storeId}/imports/{id}/${verb}`,
  operationId: `${verb}Import`,
  summary,
  tags: ['imports'],
  access: MEMBER,
  answers: ANSWERS,
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const found = await lockedImport(write, id);
      // A second tap on the same button changes nothing.
      if (found.state === to) return { status: 200, body: found };
      if (!from.includes(found.state)) throw new ApiError('in_progress');
      await check?.(write, id, found.total);
      await write.tx.sql
        .updateTable('imports')
        .set({ state: to, moved_at: write.now, finished_at: to === 'cancelled' ? write.now : null })
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      if (job !== undefined) await enqueue(write.tx, job, { storeId: write.storeId, importId: id });
      await recordAudit(write, [
        {
          action: `import_${verb}`,
          resource: 'imports',
          recordId: id,
          changes: { file_name: [null, found.file_name] },
        },
      ]);
      write.tx.notify({ type: 'imports.progress', id });
      return { status: 200, body: await importOf(write, write.tx.sql, id) };
    });
  },
}));
