import { sql } from 'kysely';
import type { RecordState } from '../../../domain/imports/import-state.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import { ApiError, invalid } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import { IMPORT, OPEN_BODY, RECORDS_BODY, RECORDS_LIMIT } from './import-schema.ts';
import { importOf, lockedImport } from './read-import.ts';
import { faulty, refusalOf } from './refusal.ts';
import { requireRight, targetNamed } from './target.ts';

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
  tags: ['imports'],
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
export async function countRecords(write: WriteContext, id: number, state?: RecordState): Promise<number> {
  const all = write.tx.sql
    .selectFrom('import_records')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('store_id', '=', write.storeId)
    .where('import_id', '=', id);
  const { n } = await (state === undefined ? all : all.where('state', '=', state)).executeTakeFirstOrThrow();
  return Number(n);
}
