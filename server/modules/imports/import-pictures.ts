/**
 * Pictures that the records of a file name by their addresses. They wait until their record is written, and a job of their
 * own downloads them: no transaction waits for another site, and a picture that cannot be had stops no product.
 */
import type { Access } from '../../../domain/access/access.ts';
import { planLimit } from '../../../domain/plans/features.ts';
import { isPictureList } from '../../../domain/imports/shape-of-resource.ts';
import { MOST_PICTURES_OF_IMPORT, type PictureFault } from '../../../domain/imports/web-pictures.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { FAILED_PICTURE, type FailedPicture } from '../../../domain/imports/import-answers.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { beginTurn, type Job, type NextTurn } from '../../jobs/job.ts';
import { WebPictureError } from '../../ports/web-pictures.ts';
import { attempt, type Attempt } from '../../resources/bulk/attempt.ts';
import { lockRecord } from '../../resources/write/lock.ts';
import { updateRecord } from '../../resources/write/update.ts';
import { storePicture } from '../files/module.ts';
import { importOf } from './read-import.ts';
import { accessOfMembers, lockImport, quietly, IMPORT_JOB } from './step.ts';
import { targetNamed } from './target.ts';

export const PICTURES_JOB = defineJob('imports.pictures', {
  type: 'object',
  properties: {
    ...IMPORT_JOB.properties,
    // Of a job that has had a turn. One of an earlier version counts anew.
    silent: {
      type: 'object',
      properties: {
        of: { type: 'object', additionalProperties: { type: 'integer' } },
        total: { type: 'integer' },
      },
      required: ['of', 'total'],
    },
  },
  required: IMPORT_JOB.required,
});

/** Downloads at once. */
const AT_ONCE = 4;
/** Calls of one site that lead nowhere, one after another, after which the job calls it no more. */
const MOST_SILENCES = 3;
/** Such calls of any site, after which the rest is not called: a name of its own for each picture stops nobody's jobs. */
const MOST_SILENCES_OF_ALL = 100;
/** Failed pictures of an answer. */
const MOST_SHOWN = 500;

/**
 * Notes the pictures of records that a step has written. The caller holds the lock of the import, which the job takes as
 * well: so either the running job sees them, or a new one is ordered.
 */
export async function orderPictures(
  { tx, storeId, ports }: WriteContext,
  importId: number,
  written: readonly { line: number; pictures: readonly string[] }[],
): Promise<void> {
  const wanted = written.flatMap(({ line, pictures }) =>
    pictures.map((address, position) => ({ line, position, address })),
  );
  if (wanted.length === 0) return;
  const { total, waiting } = await tx.sql
    .selectFrom('import_pictures')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('state', '=', 'waiting').as('waiting'),
    ])
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  const room = MOST_PICTURES_OF_IMPORT - Number(total);
  const faultOf = (at: number): PictureFault | null => {
    if (ports.webPictures === undefined) return 'unreachable';
    return at < room ? null : 'too_many';
  };
  const rows = wanted.map((picture, at) => {
    const fault = faultOf(at);
    const state = fault === null ? ('waiting' as const) : ('failed' as const);
    return { store_id: storeId, import_id: importId, ...picture, state, fault };
  });
  await tx.sql.insertInto('import_pictures').values(rows).execute();
  const waits = rows.some(({ state }) => state === 'waiting');
  if (waits && Number(waiting) === 0) await PICTURES_JOB.enqueue(tx, { storeId, importId });
}

/** An undo takes the records back, so what still waits for them is not downloaded. */
export async function dropWaitingPictures({ tx, storeId }: WriteContext, importId: number): Promise<void> {
  await tx.sql
    .deleteFrom('import_pictures')
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute();
}

/** What the job knows of the sites: calls that led nowhere, one after another, and of all sites together. */
interface Silences {
  of: Map<string, number>;
  total: number;
}

/**
 * Downloads the pictures of an import, one record after another, until its turn is over. What a crash cuts off is done
 * again.
 */
export async function loadPictures(ports: ApiPorts, job: Job, signal: AbortSignal): Promise<NextTurn | void> {
  const { storeId, importId, silent } = PICTURES_JOB.read(job);
  const silences: Silences = { of: new Map(Object.entries(silent?.of ?? {})), total: silent?.total ?? 0 };
  for (const isOver = beginTurn(); ;) {
    signal.throwIfAborted();
    const waiting = await nextPictures(ports, storeId, importId);
    if (waiting.length === 0) return;
    const member = await accessOfMembers(ports, storeId, importId);
    const outcomes =
      member === null
        ? waiting.map((picture): Outcome => ({ ...picture, fault: 'no_right' }))
        : await storeAll({ ports, storeId, features: member.access.features }, waiting, silences, signal);
    await ports.database.write(storeId, async (tx) => {
      const context = { tx, storeId, ports, now: ports.clock.now(), requestId: `import-${importId}` };
      if (member === null) {
        await lockImport(tx, importId);
        await settle(tx, importId, outcomes);
      } else await attach({ ...context, ...member }, importId, outcomes);
      tx.notify({ type: 'imports.progress', id: importId });
    });
    const next = { of: Object.fromEntries(silences.of), total: silences.total };
    if (isOver()) return { payload: { storeId, importId, silent: next } };
  }
}

interface PictureOwner {
  ports: ApiPorts;
  storeId: number;
  features: Access['features'];
}

/** Downloads the pictures of a record and stores them. Beyond what a product may have, none is called for. */
async function storeAll(
  owner: PictureOwner,
  waiting: readonly Waiting[],
  silences: Silences,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const most = mostPictures(owner.features);
  const outcomes: Outcome[] = [];
  const stored = () => outcomes.filter((one) => 'url' in one).length;
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const some = waiting.slice(from, from + AT_ONCE);
    if (stored() >= most) outcomes.push(...some.map((picture): Outcome => ({ ...picture, fault: 'limit' })));
    else
      outcomes.push(
        ...(await Promise.all(
          some.map(async (picture): Promise<Outcome> => ({
            ...picture,
            ...(await storeOne(owner, picture.address, silences, signal)),
          })),
        )),
      );
  }
  return outcomes;
}

function mostPictures(features: Access['features']): number {
  return planLimit(features, 'max_images_per_product') ?? Infinity;
}

/** The job has failed too often: its pictures say so instead of waiting for ever. */
export async function giveUpPictures(ports: ApiPorts, job: Job): Promise<void> {
  const { storeId, importId } = PICTURES_JOB.read(job);
  await ports.database.write(storeId, async (tx) => {
    // A step that adds some finds none waiting afterwards, and orders a job of its own.
    await lockImport(tx, importId);
    await tx.sql
      .updateTable('import_pictures')
      .set({ state: 'failed', fault: 'unreachable' })
      .where('store_id', '=', storeId)
      .where('import_id', '=', importId)
      .where('state', '=', 'waiting')
      .execute();
    tx.notify({ type: 'imports.progress', id: importId });
  });
}

interface Waiting {
  line: number;
  position: number;
  address: string;
}

type Outcome = Waiting & ({ url: string } | { fault: PictureFault });

function nextPictures(ports: ApiPorts, storeId: number, importId: number): Promise<Waiting[]> {
  return ports.database.read(storeId, (sql) =>
    sql
      .selectFrom('import_pictures')
      .select(['line', 'position', 'address'])
      .where('store_id', '=', storeId)
      .where('import_id', '=', importId)
      .where('state', '=', 'waiting')
      .where('line', '=', (first) =>
        first
          .selectFrom('import_pictures')
          .select((row) => row.fn.min('line').as('line'))
          .where('store_id', '=', storeId)
          .where('import_id', '=', importId)
          .where('state', '=', 'waiting'),
      )
      .orderBy('position')
      .execute(),
  );
}

/** Downloads one picture and stores it. @throws ApiError where it may be tried again */
async function storeOne(
  { ports, storeId, features }: PictureOwner,
  address: string,
  silences: Silences,
  signal: AbortSignal,
): Promise<{ url: string } | { fault: PictureFault }> {
  const { webPictures } = ports;
  const { host } = new URL(address);
  const silent = silences.of.get(host) ?? 0;
  if (webPictures === undefined || silent >= MOST_SILENCES || silences.total >= MOST_SILENCES_OF_ALL)
    return { fault: 'unreachable' };
  try {
    const bytes = await webPictures.download(address, signal);
    silences.of.delete(host);
    return { url: (await storePicture({ ports, storeId, features, now: ports.clock.now() }, bytes)).url };
  } catch (error) {
    if (error instanceof WebPictureError) {
      if (error.fault === 'unreachable') {
        silences.of.set(host, (silences.of.get(host) ?? 0) + 1);
        silences.total += 1;
      }
      return { fault: error.fault };
    }
    if (error instanceof ApiError && error.code === 'invalid') return { fault: 'not_a_picture' };
    if (error instanceof ApiError && error.code === 'plan_limit') return { fault: 'no_room' };
    throw error;
  }
}

/** Gives a record its pictures, behind those that somebody has added meanwhile, as far as the plan goes. */
async function attach(write: WriteContext, importId: number, outcomes: readonly Outcome[]): Promise<void> {
  const { tx, storeId } = write;
  const row = await lockImport(tx, importId);
  // What an undo has dropped is stored for nobody, and goes with what nothing uses.
  if (row === undefined || row.state === 'undoing' || row.state === 'undone')
    return dropWaitingPictures(write, importId);
  const line = outcomes[0]?.line ?? 0;
  const record = await tx.sql
    .selectFrom('import_records')
    .select(['record_id', 'version'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .executeTakeFirstOrThrow();
  const { resource } = targetNamed(write.ports, row.target);
  const list = resource.fields.find(isPictureList)?.source ?? '';
  const limit = mostPictures(write.access.features);
  const stored = outcomes.filter((one) => 'url' in one);
  let room = 0;
  const written: Attempt<number> = await attempt(quietly(write), async (part) => {
    const before = await lockRecord(part, resource, record.record_id ?? 0);
    if (before === null) throw new ApiError('not_found');
    const own: unknown[] = Array.isArray(before[list]) ? before[list] : [];
    room = Math.max(0, limit - own.length);
    const added = stored.slice(0, room).map(({ url }, at) => ({ picture_url: url, order: own.length + at }));
    if (added.length === 0) return record.version ?? 0;
    const after = await updateRecord(part, resource, record.record_id ?? 0, { [list]: [...own, ...added] });
    // An undo takes back what nobody else has changed since.
    if (before['version'] !== record.version) return record.version ?? 0;
    return Number(after['version']);
  });
  if ('refused' in written) {
    const fault = written.refused.code === 'not_found' ? 'gone' : 'no_right';
    return settle(
      tx,
      importId,
      outcomes.map((one) =>
        'url' in one ? { line, position: one.position, address: one.address, fault } : one,
      ),
    );
  }
  await tx.sql
    .updateTable('import_records')
    .set({ version: written.done })
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
  const late = new Set(stored.slice(room));
  await settle(
    tx,
    importId,
    outcomes.map((one) =>
      'url' in one && late.has(one)
        ? { line, position: one.position, address: one.address, fault: 'limit' }
        : one,
    ),
  );
}

async function settle(
  { sql, storeId }: StoreTx,
  importId: number,
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const one of outcomes)
    await sql
      .updateTable('import_pictures')
      .set('url' in one ? { state: 'stored' } : { state: 'failed', fault: one.fault })
      .where('store_id', '=', storeId)
      .where('import_id', '=', importId)
      .where('line', '=', one.line)
      .where('position', '=', one.position)
      .where('state', '=', 'waiting')
      .execute();
}

export const listPictures: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/{id}/pictures',
  operationId: 'listFailedImportPictures',
  summary: 'Pictures of a file that could not be downloaded, each with its line and why',
  access: { permission: null },
  refusals: ['plan_required'],
  answers: {
    200: {
      description: 'In the order of their lines; the first 500',
      schema: { type: 'array', items: FAILED_PICTURE },
    },
  },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const { ports, storeId } = context;
    const body = await ports.database.read(storeId, async (sql): Promise<FailedPicture[]> => {
      await importOf(context, sql, id);
      const rows = await sql
        .selectFrom('import_pictures')
        .select(['line', 'address', 'fault'])
        .where('store_id', '=', storeId)
        .where('import_id', '=', id)
        .where('state', '=', 'failed')
        .orderBy('line')
        .orderBy('position')
        .limit(MOST_SHOWN)
        .execute();
      return rows.flatMap(({ fault, ...row }) => (fault === null ? [] : [{ ...row, fault }]));
    });
    return { status: 200, body };
  },
};
