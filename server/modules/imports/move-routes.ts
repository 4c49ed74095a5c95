import { judge } from '../../../domain/access/access.ts';
import type { ImportState, ImportSummary } from '../../../domain/imports/import-state.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import { IMPORT } from './import-schema.ts';
import { importOf, lockedImport } from './read-import.ts';
import { countRecords } from './record-routes.ts';
import { RUN_JOB } from './run-import.ts';
import { targetNamed } from './target.ts';
import { takeUpKept, UNDO_JOB } from './undo-import.ts';

const MEMBER = { permission: null } as const;
const ANSWERS: StoreRoute['answers'] = { 200: { description: 'The import', schema: IMPORT } };

/** From these states, to that one, by that job. */
interface Move {
  verb: 'start' | 'retry' | 'cancel' | 'undo';
  summary: string;
  from: readonly ImportState[];
  to: ImportState;
  job?: string;
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
  tags: ['imports'],
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
