import { sql } from 'kysely';
import { judge } from '../../../domain/access/access.ts';
import {
  IMPORT,
  type ImportState,
  type ImportSummary,
  type RecordState,
} from '../../../domain/imports/import-answers.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../../context.ts';
import { OPEN_BODY, RECORDS_BODY, RECORDS_LIMIT } from './import-schema.ts';
import { importOf, lockedImport } from './read-import.ts';
import { faulty, refusalOf } from './refusal.ts';
import { RUN_JOB } from './run-import.ts';
import { requireRight, targetNamed } from './target.ts';
import { takeUpKept, UNDO_JOB } from './undo-import.ts';

const MEMBER = { permission: null } as const;
const ANSWERS: StoreRoute['answers'] = { 200: { description: 'The import', schema: IMPORT } };

export const openImport = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/imports',
  operationId: 'openImport',
  summary: 'Begin an import; its records follow, and nothing is written before it is started',
  access: MEMBER,
  body: OPEN_BODY,
  refusals: ['plan_required'],
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

/**
 * Records of a file that is being sent, or corrected ones of a file whose lines failed. A record that is sent with its
 * faults is kept as a failed one: it is not written before it was corrected and tried again.
 */
export const sendRecords = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/imports/{id}/records',
  operationId: 'sendImportRecords',
  summary: 'Send records of the file, or failed ones again; those of the same line are replaced',
  access: MEMBER,
  body: RECORDS_BODY,
  bodyLimit: RECORDS_LIMIT,
  refusals: ['plan_required', 'in_progress'],
  answers: ANSWERS,
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const found = await lockedImport(write, id);
      const again = found.state === 'done' || found.state === 'failed';
      if (found.state !== 'loading' && !again) throw new ApiError('in_progress');
      const { records } = context.body;
      await rememberSender(write, id);
      if (again) await correct(write, id, records);
      else await add(write, found, records);
      return { status: 200, body: found };
    });
  },
});

/** What a member sends is written with their rights too, when another member starts the import. */
async function rememberSender({ tx, storeId, user: { userId } }: WriteContext, id: number): Promise<void> {
  await tx.sql
    .updateTable('imports')
    .set({ sender_ids: sql<number[]>`sender_ids || ${userId}::bigint` })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('user_id', '!=', userId)
    .where(sql<boolean>`not (${userId}::bigint = any(sender_ids))`)
    .execute();
}

type Records = FromSchema<typeof RECORDS_BODY>['records'];

async function add(write: WriteContext, { id, total }: { id: number; total: number }, records: Records) {
  // A statement writes a row once: of records of one line the last counts, as between two calls.
  const byLine = new Map(records.map((record) => [record.line, record]));
  await write.tx.sql
    .insertInto('import_records')
    .values(
      [...byLine.values()].map(({ line, lines, faults = [] }) => ({
        store_id: write.storeId,
        import_id: id,
        line,
        lines: JSON.stringify(lines),
        ...(faults.length === 0
          ? { state: 'waiting' as const, refusal: null }
          : {
              state: 'failed' as const,
              refusal: JSON.stringify(refusalOf(faulty({ line, lines }, faults))),
            }),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'import_id', 'line']).doUpdateSet((eb) => ({
        lines: eb.ref('excluded.lines'),
        state: eb.ref('excluded.state'),
        refusal: eb.ref('excluded.refusal'),
      })),
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

/** Records of the import, or those in one state. */
async function countRecords(write: WriteContext, id: number, state?: RecordState): Promise<number> {
  const all = write.tx.sql
    .selectFrom('import_records')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('store_id', '=', write.storeId)
    .where('import_id', '=', id);
  const { n } = await (state === undefined ? all : all.where('state', '=', state)).executeTakeFirstOrThrow();
  return Number(n);
}

/** From these states, to that one, by that job. */
interface Move {
  verb: 'start' | 'retry' | 'cancel' | 'undo';
  summary: string;
  from: readonly ImportState[];
  to: ImportState;
  job?: typeof RUN_JOB;
  /** What else must hold, or be done. @returns false when nothing is left to do */
  check?(write: WriteContext, found: ImportSummary): Promise<boolean>;
}

async function setFailed(write: WriteContext, id: number, failed: number): Promise<void> {
  await write.tx.sql
    .updateTable('imports')
    .set({ failed })
    .where('store_id', '=', write.storeId)
    .where('id', '=', id)
    .execute();
}

/** Who takes back what another member's file added must be able to delete it. Throws `forbidden`. */
function refuseDeletion({ ports, access, user }: WriteContext, found: ImportSummary): void {
  if (found.created === 0 || found.user_id === user.userId) return;
  const { resource } = targetNamed(ports, found.target);
  if (judge(access, resource.access.delete) !== 'allowed')
    throw new ApiError('forbidden', { details: { permission: resource.access.delete.permission } });
}

const MOVES: readonly Move[] = [
  {
    verb: 'start',
    summary: 'Write the records of the file into the store, in the background',
    from: ['loading'],
    to: 'queued',
    job: RUN_JOB,
    async check(write, { id, total }) {
      const count = await countRecords(write, id);
      if (count !== total) throw invalid({ total: { key: 'import_incomplete', args: { count, total } } });
      await setFailed(write, id, await countRecords(write, id, 'failed'));
      return true;
    },
  },
  {
    verb: 'retry',
    summary: 'Write the failed records again, and go on with an import that failed; what is written stays',
    from: ['done', 'failed'],
    to: 'queued',
    job: RUN_JOB,
    async check(write, { id }) {
      await write.tx.sql
        .updateTable('import_records')
        .set({ state: 'waiting' })
        .where('store_id', '=', write.storeId)
        .where('import_id', '=', id)
        .where('state', '=', 'failed')
        .execute();
      await setFailed(write, id, 0);
      return true;
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
    from: ['done', 'cancelled', 'failed', 'undo_failed', 'undone'],
    to: 'undoing',
    job: UNDO_JOB,
    async check(write, found) {
      refuseDeletion(write, found);
      return (await takeUpKept(write, found.id)) || found.state !== 'undone';
    },
  },
];

export const moveRoutes: StoreRoute[] = MOVES.map(({ verb, summary, from, to, job, check }) => ({
  method: 'POST',
  path: `/stores/{storeId}/imports/{id}/${verb}`,
  operationId: `${verb}Import`,
  summary,
  access: MEMBER,
  refusals: ['plan_required', 'in_progress', 'invalid'],
  answers: ANSWERS,
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const found = await lockedImport(write, id);
      // A second tap on the same button changes nothing.
      if (found.state === to) return { status: 200, body: found };
      if (!from.includes(found.state)) throw new ApiError('in_progress');
      if ((await check?.(write, found)) === false) return { status: 200, body: found };
      await write.tx.sql
        .updateTable('imports')
        .set({ state: to, moved_at: write.now, finished_at: to === 'cancelled' ? write.now : null })
        .$if(job !== undefined, (set) => set.set({ mover_id: write.user.userId }))
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      if (job !== undefined) await job.enqueue(write.tx, { storeId: write.storeId, importId: id });
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
